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
  ) {
    super(`${upstream}: ${fault}${status === undefined ? '' : ` ${status}`}`);
  }
}

/** @returns whether the failure lies with the shop rather than with our own code. */
export const isUpstreamFailure = (error: unknown): boolean =>
  error instanceof UpstreamError || (error instanceof Error && error.cause instanceof UpstreamError);
