import type {MomentView} from '~/core/moments';
import type {CustomersProblem} from '../customers-copy';
import type {CustomersRequest} from '../customers-request';
import type {AccountState} from '../customer-schemas';

export interface CustomerRowView {
  readonly id: string;
  readonly path: string;
  /** Null if Shopify has no name, or the store denies it. */
  readonly name: string | null;
  readonly email: string | null;
  readonly account: AccountState | null;
  readonly orders: number | null;
  readonly since: MomentView;
}

/** A customer whom staff must erase in Shopify. */
export interface ShopErasureView {
  /** Shopify's id. */
  readonly id: string;
  readonly number: string;
  readonly erasedAt: MomentView;
  /** Why Shopify did not accept the request. */
  readonly refusal: string;
  readonly shopifyUrl: string | null;
}

/** One page of the list. */
export interface CustomersPageView {
  readonly rows: readonly CustomerRowView[];
  /** Whether the store denies personal data. */
  readonly isRestricted: boolean;
  /** The query of the next page; null on the last one. */
  readonly next: string | null;
}

/** The data of the list; either the page or the problem is null. */
export interface LoadedCustomers {
  readonly request: CustomersRequest;
  readonly page: CustomersPageView | null;
  readonly problem: CustomersProblem | null;
  readonly erasures: readonly ShopErasureView[];
  readonly idempotencyKey: string;
}
