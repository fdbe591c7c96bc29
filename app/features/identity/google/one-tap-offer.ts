/** What the browser needs to show Google's prompt. */
export interface OneTapOffer {
  readonly clientId: string;
  /** Digest of the nonce, whose plain text only the sealed cookie knows. */
  readonly nonce: string;
  /** Address of Google's script. */
  readonly script: string;
}

/** Answers with an offer, or 204. */
export const OFFER_PATH = '/auth/one-tap/offer';

/** Takes what Google's prompt gave. */
export const ONE_TAP_PATH = '/auth/one-tap';

/** Element that Google's prompt is shown in by browsers that leave its place to the page. */
export const ONE_TAP_SLOT_ID = 'one-tap';
