import {isUpstreamFailure, upstreamErrorOf} from '~/platform/shopify/upstream-problem';

type Report = (error: unknown, message?: string) => void;

const INVALID = {
  products: 'Invalid product data received from Shopify',
  bundles: 'Invalid bundle data received from Shopify',
} as const;

/** The log message of each error that `tagLoadFailure` has seen. */
const messages = new WeakMap<object, string>();

/** Stores a log message for an error and rethrows it: `query.catch(tagLoadFailure('products'))`. */
export const tagLoadFailure =
  (resource: keyof typeof INVALID) =>
  (error: unknown): never => {
    if (error instanceof Error && !messages.has(error)) messages.set(error, toMessage(resource, error));
    throw error;
  };

function toMessage(resource: keyof typeof INVALID, error: Error): string {
  const failure = upstreamErrorOf(error);
  if (failure?.fault === 'malformed') return INVALID[resource];
  return `Failed to load ${resource}${failure?.isRepeated ? ' after multiple attempts' : ''}`;
}

function log(report: Report, error: unknown): null {
  const message = error instanceof Error ? messages.get(error) : undefined;
  if (message) report(error, message);
  else report(error);
  return null;
}

/**
 * Awaits data that a page can be rendered without.
 * @returns null when Shopify failed, which is logged
 * @throws any other error
 */
export async function nullOnUpstreamFailure<Data>(data: Promise<Data>, report: Report): Promise<Data | null> {
  try {
    return await data;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    return log(report, error);
  }
}

/**
 * Awaits deferred data. Never rejects: a rejection after the response has started could not be handled.
 * @returns null after any error, which is logged
 */
export async function nullOnError<Data>(data: Promise<Data>, report: Report): Promise<Data | null> {
  try {
    return await data;
  } catch (error) {
    return log(report, error);
  }
}
