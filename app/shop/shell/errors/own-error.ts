/** A known, harmless failure of a tag manager's script. */
const KNOWN_THIRD_PARTY_MESSAGE = 'Cannot convert a Symbol value to a string';

/** A stack line with its script: `at f (https://shop.example/assets/root.js:1:2)`, `f@https://…/root.js:1:2`. */
const STACK_LINE = /^.*?\b([a-z-]+:\/\/\S+?):\d+:\d+\)?$/m;

/** Returns whether a rejection's reason is that its request was aborted, which is no error. */
export const isAborted = (reason: unknown): boolean => reason instanceof Error && reason.name === 'AbortError';

/**
 * Checks whether an error comes from this shop's code. Errors of extensions, tag managers and other third parties must
 * not replace the page. An error without a known source counts as third-party.
 * @param thrown a thrown value or a rejection's reason
 * @param ownScripts the URL prefix of this shop's scripts
 * @param script URL of the script, if the browser reports it
 */
export function isOwnError(thrown: unknown, ownScripts: string, script = ''): boolean {
  if (!(thrown instanceof Error) || thrown.message.includes(KNOWN_THIRD_PARTY_MESSAGE)) return false;
  const source = STACK_LINE.exec(thrown.stack ?? '')?.[1] ?? script;
  return source.startsWith(ownScripts);
}
