/** Returns whether an argument is present: the API treats null like a missing one. */
export const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;
