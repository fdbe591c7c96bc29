/** A tag manager's script converts symbols to text and fails; it is known, and harms nobody. */
const KNOWN_FOREIGN = 'Cannot convert a Symbol value to a string';

/** A line of a stack that names its script: `at f (https://shop.example/assets/root.js:1:2)`, `f@https://…/root.js:1:2`. */
const STACK_LINE = /^.*?\b([a-z-]+:\/\/\S+?):\d+:\d+\)?$/m;

/**
 * Tells a fault of this shop's own code from one of the scripts that extensions, tag managers and other sites bring
 * into the page: those must not take the shop down. What does not say where it comes from counts as foreign.
 * @param thrown what was thrown or rejected with
 * @param ownScripts how the addresses of our own scripts begin
 * @param script address of the script, where the browser names it
 */
export function isOwnError(thrown: unknown, ownScripts: string, script = ''): boolean {
  if (!(thrown instanceof Error) || thrown.message.includes(KNOWN_FOREIGN)) return false;
  const source = STACK_LINE.exec(thrown.stack ?? '')?.[1] ?? script;
  return source.startsWith(ownScripts);
}
