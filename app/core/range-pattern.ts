/** A range of numbers, such as `8-10`: browsers break lines after its dash. */
export const RANGE_PATTERN = String.raw`\d[\d./]*(?:[-–]\d[\d./]*)+`;
