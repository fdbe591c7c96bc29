const isPlain = !process.stdout.isTTY || process.env.NO_COLOR !== undefined;
const paint = (code, text) => (isPlain ? text : `\u001b[${code}m${text}\u001b[0m`);

/** Prints one step of what is going on. */
export const say = (text) => console.log(`${paint(33, '›')} ${text}`);

/** Prints a step that succeeded. */
export const done = (text) => console.log(`${paint(32, '✓')} ${text}`);

/** Prints a step that failed. */
export const failed = (text) => console.error(`${paint(31, '✗')} ${text}`);

/** Ends the program with a message that says what to do. */
export function stop(text) {
  failed(text);
  process.exit(1);
}

/** @returns the seconds since `startMs`, for people. */
export const secondsSince = (startMs) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;
