import type {JsonWebKey} from 'node:crypto';
import type {DeliveryAddress} from '../delivery-address';

/** What a person has agreed to be sent. Only the platform sets the states that are missing here. */
export interface MarketingConsent {
  readonly state: 'NOT_SUBSCRIBED' | 'PENDING' | 'SUBSCRIBED' | 'UNSUBSCRIBED';
  readonly optInLevel: 'SINGLE_OPT_IN' | 'CONFIRMED_OPT_IN' | 'UNKNOWN' | null;
  readonly updatedAt: string | null;
}

/** An address in a customer's book. */
export interface CustomerAddressRecord {
  readonly number: number;
  readonly address: DeliveryAddress;
}

/** A customer, with an account or only as a buyer or mail subscriber. */
export interface CustomerRecord {
  readonly number: number;
  /** Lower case; no two customers share one. */
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  /** `disabled` never had an account; `invited` was sent a link to open one. */
  account: 'enabled' | 'invited' | 'disabled';
  verifiedEmail: boolean;
  marketing: MarketingConsent;
  tags: readonly string[];
  note: string | null;
  readonly createdAt: string;
  updatedAt: string;
  addresses: readonly CustomerAddressRecord[];
  defaultAddressNumber: number | null;
}

/** Whom a token speaks for, and how long. */
export interface TokenGrant {
  readonly customerNumber: number;
  readonly expiresAt: string;
  /** The sign-in that an access token of the Customer Account API comes from; classic tokens have none. */
  readonly session?: string;
}

/** A link that was mailed: opens or recovers one account, once. */
export interface LinkGrant {
  readonly kind: 'activate' | 'reset';
  readonly customerNumber: number;
  readonly expiresAt: string;
}

/** A sign-in at the identity server, from the storefront's request to the code that answers it. */
export interface SignInFlow {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string | null;
  readonly codeChallenge: string;
  readonly expiresAt: string;
  /** The address that was typed, and the hash of the six digits that were mailed to it. */
  readonly asked?: {readonly email: string; readonly codeHash: string; readonly wrongTries: number};
  /** Who proved their address; set once, together with the hash of the authorization code. */
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
  /** Where the click-tracking links of mails lead. */
  clicks: Record<string, string>;
  /** Sign-ins under way, by their id. */
  flows: Record<string, SignInFlow>;
  /** Authorization codes by hash, and the sign-in each belongs to. */
  codes: Record<string, string>;
  /** Times of throttled attempts, by action and client. */
  attempts: Record<string, readonly string[]>;
  /** Signs id tokens; made when first needed. */
  signingKey: JsonWebKey | null;
  /** Exchanged tokens of the Admin API, by hash; absent until the first. */
  adminTokens?: Record<string, {readonly expiresAt: string}>;
  /** Points left for the Admin API, and when they were counted. */
  adminBudget: {readonly points: number; readonly countedAt: string} | null;
}

/** Returns an empty vault. */
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
