// The browser's own passkeys.  The server speaks of them as JSON with bytes in base64url; browsers take and give buffers.

import type { NewPasskey, UsePasskey } from "../wire/types.ts";

interface Named {
  id: string;
  type: "public-key";
}

/** What the server wishes when a passkey is to be made. */
export interface WishToMake {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: { alg: number; type: "public-key" }[];
  timeout: number;
  excludeCredentials: Named[];
  authenticatorSelection: AuthenticatorSelectionCriteria;
  attestation: AttestationConveyancePreference;
}

/** And when one is to be used. */
export interface WishToUse {
  challenge: string;
  rpId: string;
  timeout: number;
  userVerification: UserVerificationRequirement;
}

/** Nothing came of it: somebody changed his mind, or the device has no such key. */
export class Stopped extends Error {}

export function canHavePasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && typeof navigator.credentials !== "undefined";
}

export async function make(wish: WishToMake): Promise<NewPasskey> {
  const found = await attempt(
    navigator.credentials.create({
      publicKey: {
        ...wish,
        challenge: toBytes(wish.challenge),
        user: { ...wish.user, id: toBytes(wish.user.id) },
        excludeCredentials: wish.excludeCredentials.map((each) => ({ ...each, id: toBytes(each.id) })),
      },
    }),
  );
  const answer = found.response as AuthenticatorAttestationResponse;
  return { id: found.id, made: { client_data: toText(answer.clientDataJSON), attestation: toText(answer.attestationObject) } };
}

export async function use(wish: WishToUse): Promise<UsePasskey> {
  const found = await attempt(navigator.credentials.get({ publicKey: { ...wish, challenge: toBytes(wish.challenge) } }));
  const answer = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    used: {
      client_data: toText(answer.clientDataJSON),
      authenticator: toText(answer.authenticatorData),
      signature: toText(answer.signature),
      guest: answer.userHandle ? toText(answer.userHandle) : "",
    },
  };
}

async function attempt(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await asked;
  } catch {
    // Browsers do not tell a refusal from a mistake, so that no page learns which keys somebody has.
    throw new Stopped();
  }
  if (!found) throw new Stopped();
  return found as PublicKeyCredential;
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a device is called in the list: as it calls itself, roughly. */
export function deviceName(agent: string): string {
  const known = ["iPhone", "iPad", "Android", "Windows", "CrOS", "Macintosh", "Linux"].find((each) => agent.includes(each));
  return { CrOS: "Chromebook", Macintosh: "Mac" }[known ?? ""] ?? known ?? "";
}
