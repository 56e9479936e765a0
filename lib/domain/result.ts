/** A value, or what was wrong with it as data. Total functions return this instead of throwing. */
export type Result<Value, Fault> = { ok: true; value: Value } | { ok: false; fault: Fault };

/** Wraps a value that passed. */
export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

/** Wraps what was wrong. */
export function failure<Fault>(fault: Fault): { ok: false; fault: Fault } {
  return { ok: false, fault };
}
