import {toCountedMailbox} from '~/core/email-address';
import {clientNetwork} from '../client-address.server';
import type {AppContext} from '../context.server';
import {hexDigest} from '../digest.server';
import {BackendRefused, BackendUnavailable, type Backend} from '../supabase/backend.server';
import {DATABASE_LIMITS, type RateLimit} from './limits';
import {createMemoryLimit, type Allowance} from './memory-limit';

/** Without the database an isolate counts alone and more strictly, since it sees only a share of the attempts. */
const LOCAL_SHARE = 0.5;

type DatabaseLimits = typeof DATABASE_LIMITS;
type LimitName = keyof DatabaseLimits;
/** What an attempt counts for in each scope of a limit; null counts for nothing. */
type Counted<Name extends LimitName> = {readonly [Scope in keyof DatabaseLimits[Name] | 'everyone']?: string | null} & {
  readonly [Scope in keyof DatabaseLimits[Name]]: string | null;
};
/** The limits of visitors who may be signed out. */
type VisitorLimitName = {
  [Name in LimitName]: 'subject' extends keyof DatabaseLimits[Name] ? Name : never;
}[LimitName];

export type Attempt =
  | {
      readonly isAllowed: true;
      /** Takes the attempt back, for limits that count failures only. Never rejects. */
      refund(): Promise<void>;
    }
  | {readonly isAllowed: false; readonly retryAfterSeconds: number};

const local = createMemoryLimit();

/** Counts an attempt in each scope of a limit, until one of them is above it. */
export async function consumeAttempt<Name extends LimitName>(
  backend: Backend,
  name: Name,
  counted: Counted<Name>,
): Promise<Attempt> {
  const keys: string[] = [];
  for (const [scope, limit] of Object.entries<RateLimit>(DATABASE_LIMITS[name])) {
    const value = counted[scope as keyof DatabaseLimits[Name]];
    if (value === null) continue;
    const key = `${name}:${scope}:${value}`;
    const allowance = await consumeOrFallBack(backend, key, limit);
    if (!allowance.isAllowed) return allowance;
    keys.push(key);
  }
  return {isAllowed: true, refund: () => refund(backend, keys)};
}

/**
 * Counts an attempt per client network, if that is known, per subject, and in total if the limit says so.
 * @param subject as typed, such as an email address
 */
export async function consumeVisitorAttempt(
  {backend, config, request}: Pick<AppContext, 'backend' | 'config'> & {readonly request: Request},
  name: VisitorLimitName,
  subject: string,
): Promise<Attempt> {
  return consumeAttempt(backend, name, {
    client: clientNetwork(request, config),
    // The typed text may have any length and content; a digest has a fixed form.
    subject: await hexDigest(toCountedMailbox(subject)),
    everyone: 'all',
  });
}

/**
 * Counts the use of a cookie that works once, and returns whether this was the first.
 * @throws BackendUnavailable, since an isolate alone cannot tell
 */
export async function consumeOnce(backend: Backend, cookieId: string): Promise<boolean> {
  const allowance = await consume(backend, `once:cookie:${cookieId}`, DATABASE_LIMITS.once.cookie);
  return allowance?.isAllowed === true;
}

async function consumeOrFallBack(backend: Backend, key: string, limit: RateLimit): Promise<Allowance> {
  try {
    return (await consume(backend, key, limit)) ?? consumeLocally(key, limit);
  } catch (error) {
    // After any database failure the isolate counts: the limit must neither allow all attempts nor reject all.
    if (!(error instanceof BackendUnavailable || error instanceof BackendRefused)) throw error;
    return consumeLocally(key, limit);
  }
}

async function consume(backend: Backend, key: string, {max, windowMs}: RateLimit): Promise<Allowance | null> {
  const args = {p_key: key, p_limit: max, p_window_seconds: windowMs / 1000};
  const [row] = await backend.call('consume_rate_limit', args);
  if (!row) return null;
  return row.allowed ? {isAllowed: true} : {isAllowed: false, retryAfterSeconds: row.retry_after_seconds};
}

const consumeLocally = (key: string, {max, windowMs}: RateLimit): Allowance =>
  local.consume(key, {max: Math.max(1, Math.floor(max * LOCAL_SHARE)), windowMs});

async function refund(backend: Backend, keys: readonly string[]): Promise<void> {
  for (const key of keys) local.refund(key);
  await Promise.allSettled(keys.map((key) => backend.call('refund_rate_limit', {p_key: key})));
}
