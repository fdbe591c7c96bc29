import type {JsonWebKey} from 'node:crypto';
import type {DeliveryAddress} from '../delivery-address';

/** A customer's marketing consent. Only Shopify sets the states that are missing here. */
export interface MarketingConsent {
  readonly state: 'NOT_SUBSCRIBED' | 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED';
  readonly optInLevel: 'SINGLE_OPT_IN' | 'CONFIRMED_OPT_IN' | 'UNKNOWN' | null;
  readonly updatedAt: string | null;
}

export interface CustomerAddressRecord {
  readonly number: number;
  readonly address: DeliveryAddress;
}

/** A customer, with an account or only as a buyer or mail subscriber. */
export interface CustomerRecord {
  readonly number: number;
  /** Lower case and unique. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  /** `disabled` never had an account; `invited` received an activation link. */
  account: 'enabled' | 'invited' | 'disabled';
  verifiedEmail: boolean;
  marketing: MarketingConsent;
  tags: readonly string[];
  note: string | null;
  readonly createdAt: string;
  updatedAt: string;
  addresses: readonly CustomerAddressRecord[];
  defaultAddressNumber: number | null;
  /** When the erasure of the personal data was requested. */
  erasureRequestedAt?: string;
}

/** The customer and lifetime of a token. */
export interface TokenGrant {
  readonly customerNumber: number;
  readonly expiresAt: string;
  /** The sign-in that issued an access token of the Customer Account API; classic tokens have none. */
  readonly session?: string;
}

/** A mailed one-time link that activates or recovers an account. */
export interface LinkGrant {
  readonly kind: 'activate' | 'reset';
  readonly customerNumber: number;
  readonly expiresAt: string;
}

/** A sign-in at the identity server, from the storefront's authorization request to its authorization code. */
export interface SignInFlow {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  readonly expiresAt: string;
  /** The entered address, and the hash of the mailed six-digit code. */
  readonly asked?: {readonly email: string; readonly codeHash: string; readonly wrongTries: number};
  /** The customer who proved their address; set once, together with the hash of the authorization code. */
  readonly customerNumber?: number;
}

/** Secrets of the shop. `/__state` never shows them, and tokens are stored as hashes. */
export interface CustomerVault {
  /** Password hashes by customer number. */
  passwords: Record<string, string>;
  /** Access tokens of both customer APIs, by hash. */
  tokens: Record<string, TokenGrant>;
  /** Refresh tokens of the Customer Account API, by hash; gone once used. */
  refreshTokens: Record<string, TokenGrant>;
  /** Mailed links by the hash of their token. */
  links: Record<string, LinkGrant>;
  /** Targets of the click-tracking links in mails. */
  clicks: Record<string, string>;
  /** Sign-ins in progress, by id. */
  flows: Record<string, SignInFlow>;
  /** The sign-in of each authorization code, by the code's hash. */
  codes: Record<string, string>;
  /** Times of throttled attempts, by action and client. */
  attempts: Record<string, readonly string[]>;
  /** The key that signs id tokens; created on first use. */
  signingKey: JsonWebKey | null;
  /** Exchanged tokens of the Admin API, by hash; absent until the first one. */
  adminTokens?: Record<string, {readonly expiresAt: string}>;
  /** The remaining Admin API points, and when they were counted. */
  adminBudget: {readonly points: number; readonly countedAt: string} | null;
}

export const emptyVault = (passwords: CustomerVault['passwords']): CustomerVault => ({
  passwords,
  tokens: {},
  refreshTokens: {},
  links: {},
  clicks: {},
  flows: {},
  codes: {},
  attempts: {},
  signingKey: null,
  adminBudget: null,
});
