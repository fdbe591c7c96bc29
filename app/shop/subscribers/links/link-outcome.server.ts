import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {isLinkToken} from './link-path';

/** Returns the HTTP status of a page behind a link in a mail. */
export const toLinkStatus = (outcome: string): number =>
  ({failed: 503, unknown: 404, expired: 410, used: 410})[outcome] ?? 200;

/** Returns the response to a mail program that unsubscribes a person: plain text, because it shows no page. */
export const toOneClickResponse = (outcome: string, text: string): Response =>
  new Response(text, {
    status: toLinkStatus(outcome),
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });

/** Calls the database. Returns 'failed' while it is unavailable. */
export async function orFailed<Value>(
  {report}: Pick<AppContext, 'report'>,
  run: () => Promise<Value>,
): Promise<Value | 'failed'> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return 'failed';
  }
}

/** Calls the database with the digest of a link's token. Returns 'failed' while the database is unavailable. */
export async function withLinkToken<Outcome>(
  context: Pick<AppContext, 'report'>,
  token: string | undefined,
  run: (hash: string) => Promise<Outcome>,
): Promise<Outcome | 'unknown' | 'failed'> {
  if (!isLinkToken(token)) return 'unknown';
  const hash = await hexDigest(token);
  return orFailed(context, () => run(hash));
}
