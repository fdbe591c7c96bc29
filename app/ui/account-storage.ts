const PREFIX = 'account:';

/** Returns a key of localStorage for what belongs to the signed-in person, and is removed when somebody signs in or out. */
export const accountStorageKey = (name: string): string => PREFIX + name;

/** Removes what the browser stores for the person who was signed in. */
export function removeAccountStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
