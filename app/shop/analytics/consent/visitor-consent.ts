import {createStore} from '~/core/create-store';
import {parseStoredConsent, toStoredConsent, type Consent, type ConsentChoice} from './consent-choice';

/** Also in the script of the document's head. */
const STORAGE_KEY = 'analytics-consent';

/** Why a visitor cannot be asked: the browser declines for them, or could not remember the answer. */
export type ConsentObstacle = 'global-privacy-control' | 'storage-blocked';

/** Returns why this browser counts as declined whatever the visitor chooses, or null. */
export function getConsentObstacle(): ConsentObstacle | null {
  if ((navigator as {globalPrivacyControl?: boolean}).globalPrivacyControl) return 'global-privacy-control';
  try {
    localStorage.getItem(STORAGE_KEY);
    return null;
  } catch {
    return 'storage-blocked';
  }
}

const readConsent = (): Consent =>
  getConsentObstacle() ? 'declined' : parseStoredConsent(localStorage.getItem(STORAGE_KEY), Date.now());

const store = createStore<Consent>('unknown');

function applyConsent(consent: Consent): void {
  if (consent === 'unknown') delete document.documentElement.dataset.consent;
  else document.documentElement.dataset.consent = consent;
  store.set(consent);
}

/** The visitor's consent, once {@link openConsent} has read it. */
export const getConsent = store.get;
export const onConsentChange = store.subscribe;

/** Reads the stored consent, and follows what other tabs store. */
export function openConsent(): void {
  applyConsent(readConsent());
  window.addEventListener('storage', ({key}) => {
    // The key is null if another tab cleared the storage.
    if (key === STORAGE_KEY || key === null) applyConsent(readConsent());
  });
}

/** Stores a choice. It is declined if the browser cannot remember it. */
export function setConsent(choice: ConsentChoice): void {
  if (getConsentObstacle()) return applyConsent('declined');
  try {
    localStorage.setItem(STORAGE_KEY, toStoredConsent(choice, Date.now()));
    applyConsent(choice);
  } catch {
    // The storage is full.
    applyConsent('declined');
  }
}
