import {z} from 'zod';

const GraphqlErrorSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.object({code: z.string().optional()}).optional(),
});

/** Why an upstream gave no usable answer. */
export type UpstreamFault =
  'timeout' | 'unreachable' | 'status' | 'throttled' | 'malformed' | 'partial' | 'breaker-open';

/** The shop gave no usable answer. Carries what the log needs and nothing that a shopper may read. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  constructor(
    readonly fault: UpstreamFault,
    readonly upstream: string,
    readonly status?: number,
    readonly detail = '',
    /** It was asked more than once. */
    readonly isRepeated = false,
  ) {
    super(`${upstream}: ${wordsFor(fault, status)}${detail && ` ${detail}`}`);
  }
}

function wordsFor(fault: UpstreamFault, status: number | undefined): string {
  if (fault === 'partial') return 'GraphQL errors:';
  if (fault === 'status' && status !== undefined) return `Shopify API error: ${status}`;
  return status === undefined ? fault : `${fault} ${status}`;
}

/** @returns which fields of an answer failed and by what code, for the log: the shop's own words may quote what people typed */
export function summarizeErrors(errors: unknown): string {
  const known = z.array(GraphqlErrorSchema).safeParse(errors).data ?? [];
  return known.map(({path, extensions}) => `${extensions?.code ?? 'unknown'} at ${path?.join('.') ?? '?'}`).join('; ');
}

/** @returns the failure of the shop that an error is or was caused by; null for one of our own code */
export function upstreamErrorOf(error: unknown): UpstreamError | null {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].find((each) => each instanceof UpstreamError) ?? null;
}

/** @returns whether the failure lies with the shop rather than with our own code. */
export const isUpstreamFailure = (error: unknown): boolean => upstreamErrorOf(error) !== null;
