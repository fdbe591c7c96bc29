/** Tells an argument that was given from one left out or given as null: the API takes both for absent. */
export const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;
