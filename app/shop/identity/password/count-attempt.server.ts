import {clientNetwork} from '~/platform/client-address.server';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import type {Limit} from '~/platform/limits/memory-limit';
import {refundAttempt, consumeAttempt} from '~/platform/limits/database-limit.server';

const WINDOW_SECONDS = 600;
const LIMIT: Limit = {attempts: 10, seconds: WINDOW_SECONDS};

/** An attempt at a rate-limited action. */
export type Attempt =
  | {readonly isAllowed: true; giveBack(): Promise<void>}
  | {readonly isAllowed: false; readonly retryAfterSeconds: number};

/**
 * Counts an attempt per client network and per subject. If the network is unknown it counts per subject only: with one
 * count for all visitors, a single client could lock everyone out.
 * @param action counted separately, so that one exhausted limit leaves the others open
 * @param subject the account, such as an email address
 */
export async function countAttempt(
  {backend, config, request}: Pick<AppContext, 'backend' | 'config'> & {readonly request: Request},
  action: 'login' | 'registration' | 'recovery' | 'reset' | 'activation',
  subject: string,
): Promise<Attempt> {
  const network = clientNetwork(request, config);
  const clients = network === null ? [] : [`${action}:client:${network}`];
  // The typed text may have any length and content; a digest has a fixed form.
  const account = `${action}:subject:${await hexDigest(subject.trim().toLowerCase())}`;
  const keys = [...clients, account];
  const allowance = await consumeAttempt(backend, keys, LIMIT);
  return allowance.isAllowed ? {isAllowed: true, giveBack: () => refundAttempt(backend, keys)} : allowance;
}
