/** Returns the sum of the numbers; 0 without numbers. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
