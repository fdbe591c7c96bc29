import {clientNetwork} from '~/platform/client-address.server';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import type {Limit} from '~/platform/limits/memory-limit';
import {consumeAttempt, refundAttempt} from '~/platform/limits/database-limit.server';

/** More than a person writes, and less than a mailbox minds. */
const LIMIT: Limit = {attempts: 6, seconds: 3_600};

type Counted =
  | {readonly isAllowed: true; giveBack(): Promise<void>}
  | {readonly isAllowed: false; readonly retryAfterSeconds: number};

/** Counts a message per client network, if that is known, and per address for answers. */
export async function countMessage(
  {backend, config, request}: Pick<AppContext, 'backend' | 'config'> & {readonly request: Request},
  email: string,
): Promise<Counted> {
  const network = clientNetwork(request, config);
  const address = `contact:address:${await hexDigest(email.toLowerCase())}`;
  const keys = [...(network === null ? [] : [`contact:client:${network}`]), address];
  const allowance = await consumeAttempt(backend, keys, LIMIT);
  return allowance.isAllowed ? {isAllowed: true, giveBack: () => refundAttempt(backend, keys)} : allowance;
}
