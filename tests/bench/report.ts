const verdicts: boolean[] = [];

/** Prints a measured value and whether it is within its limit. */
export function report(what: string, value: string, holds: boolean): void {
  verdicts.push(holds);
  console.log(`${holds ? 'ok  ' : 'MISS'}  ${what.padEnd(58)} ${value}`);
}

/** Prints how many values are within their limits. @returns whether all are */
export function reportAll(): boolean {
  console.log(`\n${verdicts.filter(Boolean).length} of ${verdicts.length} within their limits`);
  return verdicts.every(Boolean);
}

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
