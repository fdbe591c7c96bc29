const CURSOR = /^[A-Za-z0-9+/=_-]{1,500}$/;

/** @returns where a page of a list begins, as the shop names it; null for the first, and for what cannot be such a name */
export function cursorOf(request: Request): string | null {
  const after = new URL(request.url).searchParams.get('after');
  return after !== null && CURSOR.test(after) ? after : null;
}
