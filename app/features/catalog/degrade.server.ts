import {isUpstreamFailure, upstreamErrorOf} from '~/platform/shopify/upstream-problem';

type Report = (error: unknown, what?: string) => void;

const INVALID = {
  products: 'Invalid product data received from Shopify',
  bundles: 'Invalid bundle data received from Shopify',
} as const;

/** What was to be loaded when each error arose, for the log. */
const loads = new WeakMap<object, string>();

/** Notes what did not load, for whoever logs the error: `query.catch(tagLoadFailure('products'))`. */
export const tagLoadFailure =
  (what: keyof typeof INVALID) =>
  (error: unknown): never => {
    if (error instanceof Error && !loads.has(error)) loads.set(error, failureOf(what, error));
    throw error;
  };

function failureOf(what: keyof typeof INVALID, error: Error): string {
  const failure = upstreamErrorOf(error);
  if (failure?.fault === 'malformed') return INVALID[what];
  return `Failed to load ${what}${failure?.isRepeated ? ' after multiple attempts' : ''}`;
}

function log(report: Report, error: unknown): null {
  const what = error instanceof Error ? loads.get(error) : undefined;
  if (what) report(error, what);
  else report(error);
  return null;
}

/**
 * Awaits what a page can do without: the page says so and offers another try.
 * @returns null when the shop gave no answer, which is logged
 * @throws whatever is no failure of the shop's
 */
export async function nullOnUpstreamFailure<Answer>(answer: Promise<Answer>, report: Report): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    return log(report, error);
  }
}

/**
 * Awaits what streams in after the page. Never rejects, since nobody is there to catch it.
 * @returns null when it failed for any reason, which is logged
 */
export async function nullOnError<Answer>(answer: Promise<Answer>, report: Report): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    return log(report, error);
  }
}
