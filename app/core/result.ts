/** The result of an operation: either a value or an expected failure. Bugs throw instead. */
export type Result<Value, Problem> =
  | {readonly ok: true; readonly value: Value}
  | {readonly ok: false; readonly error: Problem};

export const succeed = <Value>(value: Value): Result<Value, never> => ({ok: true, value});

export const fail = <Problem>(error: Problem): Result<never, Problem> => ({ok: false, error});
