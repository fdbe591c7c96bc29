import {z} from 'zod';

const GraphqlErrorSchema = z.object({
  path: z.array(z.union([z.string(), z.number()])).optional(),
  extensions: z.object({code: z.string().optional()}).optional(),
});

export type UpstreamFault =
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'throttled'
  | 'malformed'
  | 'partial'
  | 'forbidden'
  | 'breaker-open';

/** Thrown if Shopify returned no usable response. Contains what the log needs and nothing for shoppers. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  constructor(
    readonly fault: UpstreamFault,
    readonly upstream: string,
    readonly status?: number,
    readonly detail = '',
    readonly isRepeated = false,
  ) {
    super(`${upstream}: ${describeFault(fault, status)}${detail && ` ${detail}`}`);
  }
}

function describeFault(fault: UpstreamFault, status: number | undefined): string {
  if (fault === 'partial' || fault === 'forbidden') return 'GraphQL errors:';
  if (fault === 'status' && status !== undefined) return `Shopify API error: ${status}`;
  return status === undefined ? fault : `${fault} ${status}`;
}

/** Returns the failed fields and their codes for the log: Shopify's messages may quote user input. */
export function summarizeErrors(errors: unknown): string {
  const known = z.array(GraphqlErrorSchema).safeParse(errors).data ?? [];
  return known.map(({path, extensions}) => `${extensions?.code ?? 'unknown'} at ${path?.join('.') ?? '?'}`).join('; ');
}

/** Returns the Shopify failure that an error is or was caused by, or null for an error of the app. */
export function upstreamErrorOf(error: unknown): UpstreamError | null {
  if (error instanceof UpstreamError) return error;
  return error instanceof Error && error.cause !== undefined ? upstreamErrorOf(error.cause) : null;
}

export const isUpstreamFailure = (error: unknown): boolean => upstreamErrorOf(error) !== null;
