/** Deletes the expired entries of a table, so that a shop that runs for weeks does not grow without bound. */
export function deleteExpired(table: Record<string, {readonly expiresAt: string}>, now: Date): void {
  for (const [key, {expiresAt}] of Object.entries(table)) {
    if (Date.parse(expiresAt) <= now.getTime()) delete table[key];
  }
}

export function findUnexpired<Entry extends {readonly expiresAt: string}>(
  table: Readonly<Record<string, Entry>>,
  key: string,
  now: Date,
): Entry | null {
  const entry = Object.hasOwn(table, key) ? table[key] : undefined;
  return entry && Date.parse(entry.expiresAt) > now.getTime() ? entry : null;
}

/** Returns the time `ms` milliseconds after `now` in ISO format, as tables store it. */
export const expiryAfter = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();
