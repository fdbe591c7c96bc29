/** What an admin scans or types to set up an authenticator app. */
export interface EnrollmentView {
  /** The URL of an SVG image. */
  readonly qrCode: string;
  /** The secret in groups of four characters. */
  readonly typedKey: string;
  /** The secret and the mailed code, encrypted, which the form sends back. */
  readonly pending: string;
}

/** Why a code was not accepted. */
export type SecondFactorProblem =
  | {readonly kind: 'wrong-code'}
  | {readonly kind: 'wrong-recovery-code'}
  | {readonly kind: 'used-code'}
  | {readonly kind: 'throttled'; readonly retryAfterSeconds: number}
  | {readonly kind: 'too-late'}
  | {readonly kind: 'wrong-mail-code'}
  | {readonly kind: 'no-address'}
  | {readonly kind: 'mail-unavailable'}
  | {readonly kind: 'unreadable-secret'}
  | {readonly kind: 'unavailable'};

export type VerifyView =
  /** Before an authenticator app is set up: offers to mail a code. */
  | {readonly kind: 'mail'}
  /** The same in a shop that cannot mail it: no app can be set up. */
  | {readonly kind: 'no-mail-service'}
  | {readonly kind: 'enroll'; readonly enrollment: EnrollmentView}
  | {readonly kind: 'verify'}
  | {readonly kind: 'enrolled'; readonly recoveryCodes: readonly string[]};

/** The reply of the form: the page to show, and what went wrong. */
export interface VerifyReply {
  readonly view: VerifyView;
  readonly problem: SecondFactorProblem | null;
}

export const VERIFY_INTENTS = ['mail', 'enroll', 'verify', 'recover'] as const;

export const VERIFY_FIELDS = {code: 'code', mailCode: 'mailCode', pending: 'pending'} as const;
