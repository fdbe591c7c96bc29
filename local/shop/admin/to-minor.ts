const MINOR_PER_UNIT = 100;

/** Converts an amount of the Admin API, such as `7.99`, to cents. */
export const toMinor = (amount: string): number => Math.round(Number(amount) * MINOR_PER_UNIT);
