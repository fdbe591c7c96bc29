import {AlertWebhookUnavailable} from '../alerts/send-alerts.server';
import {MailUnavailable} from '../mail/mailer.server';
import {upstreamErrorOf} from '../shopify/upstream-problem';
import {BackendRefused, BackendUnavailable} from '../supabase/backend.server';

/** What is stored of an error. Its message is not: it may quote what a person entered. */
export interface ErrorKind {
  /** Its class, and the code of a service: `TypeError`, `UpstreamError timeout`, `BackendRefused 23505`. */
  readonly name: string;
  /** Whether it is no defect of the storefront: another service failed. */
  readonly isExpected: boolean;
}

const OUTAGES = [BackendUnavailable, MailUnavailable, AlertWebhookUnavailable];

const MAX_PLACE_LENGTH = 160;
/** A name that code gives to a class of errors. Anything else could be what a person entered. */
const CLASS_NAME = /^[A-Z][A-Za-z0-9]{0,59}$/;
const CODE = /^[A-Za-z0-9-]{1,30}$/;

/**
 * Returns the kind of an error, which holds nothing of its message; null for what is no error, such as a line of text that a
 * module logs about a session that has ended.
 */
export function toErrorKind(error: unknown): ErrorKind | null {
  const upstream = upstreamErrorOf(error);
  if (upstream) return {name: withCode(upstream.name, upstream.fault), isExpected: true};
  if (error instanceof BackendRefused) return {name: withCode(error.name, error.code), isExpected: false};
  if (!(error instanceof Error)) return null;
  const isExpected = OUTAGES.some((Outage) => error instanceof Outage);
  return {name: CLASS_NAME.test(error.name) ? error.name : 'Error', isExpected};
}

const withCode = (name: string, code: string): string => (CODE.test(code) ? `${name} ${code}` : name);

/** Returns where an error occurred. @param pattern the pattern of a route, which names no person and no order */
export const toErrorPlace = (method: string, pattern: string): string =>
  `${method} ${pattern}`.replace(/[^A-Za-z0-9_$*./: -]/g, '').slice(0, MAX_PLACE_LENGTH);
