/** What a visitor chose; `unknown` before any choice. */
export type Consent = 'granted' | 'declined' | 'unknown';
export type ConsentChoice = Exclude<Consent, 'unknown'>;

/** A new version asks everyone again: raise it when more is collected than people agreed to. */
export const CONSENT_VERSION = 1;
/** Twelve months: a choice that is older counts as none. */
export const CONSENT_DAYS = 365;
const DAY_MS = 86_400_000;

/** A choice as the browser stores it, in JSON. */
interface StoredConsent {
  readonly choice: ConsentChoice;
  readonly atMs: number;
  readonly version: number;
}

export function toStoredConsent(choice: ConsentChoice, nowMs: number): string {
  const stored: StoredConsent = {choice, atMs: nowMs, version: CONSENT_VERSION};
  return JSON.stringify(stored);
}

/** Returns the choice of a stored text; `unknown` for none, and for one that is malformed, expired or of another version. */
export function parseStoredConsent(text: string | null, nowMs: number): Consent {
  const {choice, atMs, version} = parseFields(text);
  const isValid = version === CONSENT_VERSION && typeof atMs === 'number' && nowMs - atMs < CONSENT_DAYS * DAY_MS;
  return isValid && (choice === 'granted' || choice === 'declined') ? choice : 'unknown';
}

function parseFields(text: string | null): {readonly [Key in keyof StoredConsent]?: unknown} {
  try {
    return (JSON.parse(text ?? '') as StoredConsent | null) ?? {};
  } catch {
    return {};
  }
}
