/** `Intl` objects take milliseconds to make, and no page should wait for them. */
export function atFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
