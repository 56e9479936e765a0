/** ISO in UTC: for the moment of an act, never for a person's day. */
export function toInstant(at: Date): string {
  return at.toISOString(); // An instant is meant: days come from fechaOf, by the person's own clock.
}

// The years 1000 to 2999.
const INSTANT = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** As {@link toInstant} writes it. Such texts sort by time. */
export function isInstant(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && toInstant(at) === text;
}
