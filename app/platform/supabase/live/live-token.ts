/** What a browser needs to hear one topic: minted for a few minutes, kept in memory alone. */
export interface LiveToken {
  readonly token: string;
  readonly expiresAtMs: number;
  /** Where the backend is, and its publishable key. */
  readonly url: string;
  readonly key: string;
  readonly topic: string;
}

/**
 * Asks for a token anew.
 * @returns null when this visitor may not hear, or no longer
 * @throws when nobody answers
 */
export type AskToken = (signal: AbortSignal) => Promise<LiveToken | null>;

/** Nothing to tell: a browser would log a refusal, though a page may ask just when its person leaves. */
const NOBODY = 204;

/** @returns what asks the storefront itself, by this address */
export const tokenFrom =
  (path: string): AskToken =>
  async (signal) => {
    const response = await fetch(path, {method: 'POST', signal});
    if (response.status === NOBODY) return null;
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as LiveToken;
  };
