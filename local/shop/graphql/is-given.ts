/** Returns whether an argument is present. The API treats null like an absent argument. */
export const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;
