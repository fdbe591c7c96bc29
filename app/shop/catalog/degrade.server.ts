import {isUpstreamFailure, upstreamErrorOf} from '~/platform/shopify/upstream-problem';

type Report = (error: unknown, message?: string) => void;

const INVALID = {
  products: 'Invalid product data received from Shopify',
  bundles: 'Invalid bundle data received from Shopify',
} as const;

/** A failed read; its message is for the log, which reports the cause. */
class LoadError extends Error {
  constructor(
    resource: keyof typeof INVALID,
    override readonly cause: Error,
  ) {
    super(toMessage(resource, cause));
  }
}

/**
 * Names what failed to load in the log: `query.catch(throwLoadError('products'))`.
 * @throws LoadError with the original error as its cause
 */
export const throwLoadError =
  (resource: keyof typeof INVALID) =>
  (error: unknown): never => {
    throw error instanceof Error ? new LoadError(resource, error) : error;
  };

function toMessage(resource: keyof typeof INVALID, error: Error): string {
  const failure = upstreamErrorOf(error);
  if (failure?.fault === 'malformed') return INVALID[resource];
  return `Failed to load ${resource}${failure?.isRepeated ? ' after multiple attempts' : ''}`;
}

function log(report: Report, error: unknown): null {
  if (error instanceof LoadError) report(error.cause, error.message);
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
    if (!isUpstreamFailure(error)) throw error instanceof LoadError ? error.cause : error;
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
