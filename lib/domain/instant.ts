/** An instant as ISO text, in UTC. For the moment at which something was done, never for the day of a person. */
export function toInstant(at: Date): string {
  return at.toISOString(); // An instant is meant: days come from fechaOf, by the person's own clock.
}

// In the years around ours: what lies at the end of time cannot be said in words.
const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a text is an instant as {@link toInstant} writes it, one that exists. Such texts sort by time. */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && toInstant(at) === text;
}
