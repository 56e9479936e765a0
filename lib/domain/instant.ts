/** An instant as ISO text, in UTC. For the moment at which something was done, never for the day of a person. */
export function toInstant(at: Date): string {
  return at.toISOString(); // An instant is meant: days come from fechaOf, by the person's own clock.
}
