const PARAMETER = 'history';
/** As the shop makes its cursors. */
const CURSOR = /^[A-Za-z0-9+/=_-]{1,500}$/;

/** Where the part stands on its page. */
export const HISTORY_ANCHOR = 'order-history';

/** @returns whether an address asks for the history itself, so that its page waits for it */
export const isHistoryRequested = (params: URLSearchParams): boolean => params.has(PARAMETER);

/** @returns where in the shop's list an address begins; null for the newest, and for what can be no place */
export function parseHistoryCursor(params: URLSearchParams): string | null {
  const asked = params.get(PARAMETER) ?? '';
  return CURSOR.test(asked) ? asked : null;
}

/** @returns the query of the same page with another part of the history */
export function historyQuery(params: URLSearchParams, place: string | null): string {
  const query = new URLSearchParams(params);
  query.delete('hidden');
  query.set(PARAMETER, place ?? '');
  return `?${query.toString()}`;
}
