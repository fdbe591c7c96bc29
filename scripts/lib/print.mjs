const isPlain = !process.stdout.isTTY || process.env.NO_COLOR !== undefined;
const paint = (code, text) => (isPlain ? text : `\u001b[${code}m${text}\u001b[0m`);

/** Prints a step in progress. */
export const printStep = (text) => console.log(`${paint(33, '›')} ${text}`);

/** Prints a step that succeeded. */
export const printDone = (text) => console.log(`${paint(32, '✓')} ${text}`);

/** Prints a step that failed. */
export const printFailed = (text) => console.error(`${paint(31, '✗')} ${text}`);

/** Prints a message and exits with 1. */
export function exitWithError(text) {
  printFailed(text);
  process.exit(1);
}

/** Returns the formatted seconds since `startMs`. */
export const secondsSince = (startMs) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;
