/** What a browser needs to subscribe to one topic: valid for a few minutes and stored in memory only. */
export interface RealtimeToken {
  readonly token: string;
  readonly expiresAtMs: number;
  /** The address of the Supabase project, and its publishable key. */
  readonly url: string;
  readonly key: string;
  readonly topic: string;
}

/**
 * Fetches a new token.
 * @returns null if this visitor may not subscribe, or no longer
 * @throws if the request fails
 */
export type FetchRealtimeToken = (signal: AbortSignal) => Promise<RealtimeToken | null>;

/** Used instead of 403, which browsers log as an error although a page may ask just when its user signs out. */
const NO_CONTENT = 204;

export const createTokenFetcher =
  (path: string): FetchRealtimeToken =>
  async (signal) => {
    const response = await fetch(path, {method: 'POST', signal});
    if (response.status === NO_CONTENT) return null;
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return await response.json<RealtimeToken>();
  };
