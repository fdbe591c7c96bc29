const DAY_MS = 86_400_000;
/** Shopify's limit. */
const MOST_DAYS_AHEAD = 90;

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Returns the first and the last day on which a gift card can be mailed, such as `2026-06-01`, in UTC. */
export const sendingDays = (now: Date): {readonly first: string; readonly last: string} => ({
  first: toDay(now.getTime()),
  last: toDay(now.getTime() + MOST_DAYS_AHEAD * DAY_MS),
});

/** Returns whether a text is a day on which a gift card can be mailed; west of Greenwich today began a day earlier. */
export function isSendingDay(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)) || toDay(Date.parse(text)) !== text)
    return false;
  return text >= toDay(now.getTime() - DAY_MS) && text <= sendingDays(now).last;
}
