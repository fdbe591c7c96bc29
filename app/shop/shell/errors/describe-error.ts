import {isRouteErrorResponse} from '@remix-run/react';

/** What an error page shows of an error; contains nothing that visitors must not see. */
export type ErrorFacts =
  | {readonly kind: 'not-found'}
  | {readonly kind: 'unavailable'; readonly reference: string | null}
  /** A sign-in failed, or, without a message, the session cannot be verified. */
  | {readonly kind: 'authentication'; readonly message: string | null; readonly reference: string | null}
  | {
      readonly kind: 'failure';
      /** A message for visitors; in development, that of the error. */
      readonly message: string | null;
      readonly reference: string | null;
      /** The stack; only in development. */
      readonly detail: string | null;
    };

/**
 * Converts anything that a loader, an action or a component threw.
 * @param error a thrown response, an error, or anything
 * @param isDevelopment whether to include technical details
 */
export function describeError(error: unknown, isDevelopment: boolean): ErrorFacts {
  if (!isRouteErrorResponse(error)) {
    if (!isDevelopment) return {kind: 'failure', message: null, reference: null, detail: null};
    const [message, detail] = error instanceof Error ? [error.message, error.stack ?? null] : [String(error), null];
    return {kind: 'failure', message, reference: null, detail};
  }
  const {message, reference, concerns} = parseData(error.data);
  if (error.status === 404) return {kind: 'not-found'};
  if (concerns === 'authentication') return {kind: concerns, message, reference};
  if (error.status === 503) return {kind: 'unavailable', reference};
  return {kind: 'failure', message, reference, detail: null};
}

/** Only a message in an object is for visitors: the data of Remix's own responses are the text of an internal error. */
function parseData(data: unknown): {message: string | null; reference: string | null; concerns: unknown} {
  if (typeof data !== 'object' || data === null) return {message: null, reference: null, concerns: null};
  const {message, reference, concerns} = data as {message?: unknown; reference?: unknown; concerns?: unknown};
  return {message: asText(message), reference: asText(reference), concerns};
}

const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
