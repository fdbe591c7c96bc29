import type {MomentView} from '~/core/moments';
import type {StatusView} from '~/orders/model/order-status';
import type {CustomersProblem} from '../customers-copy';
import type {AccountState} from '../customer-schemas';

/** What Shopify tells about a customer. Personal data is absent if the store denies it, and null if there is none. */
export interface CustomerFacts {
  readonly name: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly phone: string | null;
  /** Whether the store denies names or contact data. */
  readonly isRestricted: boolean;
  readonly account: AccountState | null;
  readonly orders: number | null;
  /** Formatted; null if it is unknown. */
  readonly spent: string | null;
  readonly since: MomentView;
  readonly note: string | null;
  readonly tags: readonly string[];
}

export interface CustomerAddressView {
  readonly id: string;
  readonly lines: readonly string[];
}

/** Consent to marketing mails. */
export interface ConsentView {
  /** Shopify's state, such as SUBSCRIBED. */
  readonly state: string;
  readonly at: MomentView | null;
}

/** Addresses and consent; null if the store denies them. */
export interface CustomerContacts {
  readonly addresses: readonly CustomerAddressView[];
  readonly consent: ConsentView | null;
}

export interface SignInMethodView {
  readonly issuer: 'shopify' | 'google';
  readonly email: string | null;
  readonly isVerified: boolean;
  readonly addedAt: MomentView;
}

/** The most orders that a customer's page lists. */
export const MAX_CUSTOMER_ORDERS = 50;

export interface CustomerOrderView {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly placedAt: MomentView;
  readonly status: StatusView;
  readonly total: string;
}

/** The person in our database who is this customer. */
export interface PersonAccountView {
  readonly methods: readonly SignInMethodView[];
  readonly sessions: number;
  readonly lastSeenAt: MomentView | null;
  readonly isAdmin: boolean;
}

/** What our database knows of a customer. */
export interface StoredCustomer {
  /** Null if the customer never signed in. */
  readonly person: PersonAccountView | null;
  readonly orders: readonly CustomerOrderView[];
}

export interface LoadedCustomer {
  /** Null while Shopify is unavailable. */
  readonly facts: CustomerFacts | null;
  readonly problem: CustomersProblem | null;
  readonly contacts: CustomerContacts | null;
  /** Null while the database is unavailable. */
  readonly stored: StoredCustomer | null;
  readonly idempotencyKey: string;
}
