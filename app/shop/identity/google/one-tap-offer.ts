export interface OneTapOffer {
  readonly clientId: string;
  /** Digest of the nonce; the nonce itself is only in the encrypted cookie. */
  readonly nonce: string;
  /** URL of Google's script. */
  readonly script: string;
}

/** Returns an offer, or 204. */
export const OFFER_PATH = '/auth/one-tap/offer';

/** Receives the credential of Google's prompt. */
export const ONE_TAP_PATH = '/auth/one-tap';

/** Element for Google's prompt in browsers that do not show it outside of the page. */
export const ONE_TAP_SLOT_ID = 'one-tap';
