/** An outcome in which success and failure exclude each other; expected failures are values, bugs throw. */
export type Result<Value, Problem> =
  {readonly ok: true; readonly value: Value} | {readonly ok: false; readonly error: Problem};

/** @returns the successful outcome holding `value`. */
export const succeed = <Value>(value: Value): Result<Value, never> => ({ok: true, value});

/** @returns the failed outcome holding `error`. */
export const fail = <Problem>(error: Problem): Result<never, Problem> => ({ok: false, error});
