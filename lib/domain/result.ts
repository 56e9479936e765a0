/** A value, or its fault: total functions do not throw. */
export type Result<Value, Fault> = { ok: true; value: Value } | { ok: false; fault: Fault };

export function success<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failure<Fault>(fault: Fault): { ok: false; fault: Fault } {
  return { ok: false, fault };
}
