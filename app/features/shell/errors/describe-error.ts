import {isRouteErrorResponse} from '@remix-run/react';

/** What an error page needs to know of an error; never more than a visitor may read. */
export type ErrorFacts =
  | {readonly kind: 'not-found'}
  | {readonly kind: 'unavailable'; readonly reference: string | null}
  /** A sign-in failed; without words for the visitor, nobody can say who they are. */
  | {readonly kind: 'authentication'; readonly message: string | null; readonly reference: string | null}
  | {
      readonly kind: 'failure';
      /** Words meant for the visitor, when whoever threw had any; while developing, those of the error. */
      readonly message: string | null;
      readonly reference: string | null;
      /** Stack of the error; only while developing. */
      readonly detail: string | null;
    };

/**
 * Sorts whatever a loader, an action or a rendering threw.
 * @param error a thrown response, an error, or anything
 * @param isDevelopment whether technical details may be shown
 */
export function describeError(error: unknown, isDevelopment: boolean): ErrorFacts {
  if (!isRouteErrorResponse(error)) {
    if (!isDevelopment) return {kind: 'failure', message: null, reference: null, detail: null};
    const [message, detail] = error instanceof Error ? [error.message, error.stack ?? null] : [String(error), null];
    return {kind: 'failure', message, reference: null, detail};
  }
  const {message, reference, concerns} = readData(error.data);
  if (error.status === 404) return {kind: 'not-found'};
  if (concerns === 'authentication') return {kind: concerns, message, reference};
  if (error.status === 503) return {kind: 'unavailable', reference};
  return {kind: 'failure', message, reference, detail: null};
}

/** A thrown response may carry words for the visitor, or just be one text. */
function readData(data: unknown): {message: string | null; reference: string | null; concerns: unknown} {
  if (typeof data !== 'object' || data === null) return {message: asText(data), reference: null, concerns: null};
  const {message, reference, concerns} = data as {message?: unknown; reference?: unknown; concerns?: unknown};
  return {message: asText(message), reference: asText(reference), concerns};
}

const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
