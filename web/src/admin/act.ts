// What the rooms of the admin page are given: to do something, one thing at a time; true if it was done.

import type { AdminInfo } from "../wire/types.ts";

export type Act = (work: () => Promise<AdminInfo>) => Promise<boolean>;
