const isPlain = !process.stdout.isTTY || process.env.NO_COLOR !== undefined;
const paint = (code, text) => (isPlain ? text : `\u001b[${code}m${text}\u001b[0m`);

export const printStep = (text) => console.log(`${paint(33, '›')} ${text}`);

export const printDone = (text) => console.log(`${paint(32, '✓')} ${text}`);

export const printFailed = (text) => console.error(`${paint(31, '✗')} ${text}`);

export function exitWithError(text) {
  printFailed(text);
  process.exit(1);
}

export const secondsSince = (startMs) => `${((Date.now() - startMs) / 1000).toFixed(1)} s`;
