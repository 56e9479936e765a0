/**
 * Answers what `make` makes, which is made when it is first asked for: what `Intl` offers takes milliseconds to make,
 * and no page is to wait for what it may never use.
 */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
