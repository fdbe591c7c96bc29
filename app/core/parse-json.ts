/** Parses JSON; null for a text that is none, and without a text. */
export function parseJsonOrNull(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
