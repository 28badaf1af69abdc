// Seats in another order, as the server wants it: which old seat comes to each place.

/** One seat goes from its place to another; those between move up by one. */
export function moved(count: number, from: number, to: number): number[] {
  const order = Array.from({ length: count }, (_, seat) => seat);
  const [seat] = order.splice(from, 1);
  if (seat !== undefined) order.splice(to, 0, seat);
  return order;
}
