import {clientNetwork} from '~/platform/client-address.server';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {giveBackAttempt, takeAttempt, type Limit} from '~/platform/throttle.server';

const WINDOW_SECONDS = 600;
const LIMIT: Limit = {attempts: 10, seconds: WINDOW_SECONDS};
/** Where nobody tells visitors apart, all of them share one count, which must not shut the door on everyone at once. */
const SHARED_LIMIT: Limit = {attempts: 100, seconds: WINDOW_SECONDS};

/** One attempt at something that may be tried a few times only. */
export type Attempt =
  | {readonly isAllowed: true; giveBack(): Promise<void>}
  | {readonly isAllowed: false; readonly retryAfterSeconds: number};

/**
 * Counts an attempt per client and per subject.
 * @param what is attempted; each thing is counted apart, so that one which is used up leaves the others open
 * @param subject whose account it is about, such as an address
 */
export async function countAttempt(
  {backend, config, request}: Pick<AppContext, 'backend' | 'config'> & {readonly request: Request},
  what: 'login' | 'registration' | 'recovery' | 'reset' | 'activation',
  subject: string,
): Promise<Attempt> {
  const network = clientNetwork(request, config);
  const client = `${what}:client:${network}`;
  // What people type may hold anything, of any length; a key of the database may not.
  const account = `${what}:subject:${await hexDigest(subject.trim().toLowerCase())}`;
  const byClient = await takeAttempt(backend, [client], network === 'unknown' ? SHARED_LIMIT : LIMIT);
  if (!byClient.isAllowed) return byClient;
  const byAccount = await takeAttempt(backend, [account], LIMIT);
  if (!byAccount.isAllowed) return byAccount;
  return {isAllowed: true, giveBack: () => giveBackAttempt(backend, [client, account])};
}
