const PARAMETER = 'history';
/** The format of Shopify's cursors. */
const CURSOR = /^[A-Za-z0-9+/=_-]{1,500}$/;

export const HISTORY_ANCHOR = 'order-history';

/** Returns whether the URL requests the history, so that the page waits for it. */
export const isHistoryRequested = (params: URLSearchParams): boolean => params.has(PARAMETER);

/** Parses the cursor of the URL; null for the first page and for invalid cursors. */
export function parseHistoryCursor(params: URLSearchParams): string | null {
  const cursor = params.get(PARAMETER) ?? '';
  return CURSOR.test(cursor) ? cursor : null;
}

/** Returns the query of the same page with another page of the history. */
export function historyQuery(params: URLSearchParams, cursor: string | null): string {
  const query = new URLSearchParams(params);
  query.delete('hidden');
  query.set(PARAMETER, cursor ?? '');
  return `?${query.toString()}`;
}
