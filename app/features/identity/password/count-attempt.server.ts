import {clientNetwork} from '~/platform/client-address.server';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import type {Limit} from '~/platform/local-limit';
import {giveBackAttempt, takeAttempt} from '~/platform/throttle.server';

const WINDOW_SECONDS = 600;
const LIMIT: Limit = {attempts: 10, seconds: WINDOW_SECONDS};

/** One attempt at something that may be tried a few times only. */
export type Attempt =
  | {readonly isAllowed: true; giveBack(): Promise<void>}
  | {readonly isAllowed: false; readonly retryAfterSeconds: number};

/**
 * Counts an attempt per client and per subject; per subject alone where the client's address is not known, since one
 * count for all visitors would let anybody lock everybody out.
 * @param what is attempted; each thing is counted apart, so that one which is used up leaves the others open
 * @param subject whose account it is about, such as an address
 */
export async function countAttempt(
  {backend, config, request}: Pick<AppContext, 'backend' | 'config'> & {readonly request: Request},
  what: 'login' | 'registration' | 'recovery' | 'reset' | 'activation',
  subject: string,
): Promise<Attempt> {
  const network = clientNetwork(request, config);
  const clients = network === null ? [] : [`${what}:client:${network}`];
  // What people type may hold anything, of any length; a key of the database may not.
  const account = `${what}:subject:${await hexDigest(subject.trim().toLowerCase())}`;
  const keys = [...clients, account];
  const allowance = await takeAttempt(backend, keys, LIMIT);
  return allowance.isAllowed ? {isAllowed: true, giveBack: () => giveBackAttempt(backend, keys)} : allowance;
}
