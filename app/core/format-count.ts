/**
 * Writes a count with separated thousands: `1,200`.
 * Below a thousand it needs no `Intl`, whose first use keeps a phone busy for up to 100 ms.
 * @param count a whole number
 */
export const formatCount = (count: number): string => (count < 1_000 ? String(count) : count.toLocaleString('en-US'));
