import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import type {Notice} from '~/core/notice';
import type {AddressField, AddressValues} from './address-field';
import type {AddressAvailability} from './find-address-state.server';

export type AddressContent =
  | {
      readonly kind: 'loaded';
      readonly availability: AddressAvailability;
      readonly values: AddressValues;
      /** Whether the state is one of the United States. */
      readonly isInUnitedStates: boolean;
    }
  | {readonly kind: 'failed'; readonly text: string};

/** The page that corrects the shipping address of an order. */
export interface AddressView {
  /** `Order #1001` */
  readonly name: string;
  /** The order's page in the desk. */
  readonly path: string;
  /** The order in Shopify's admin. */
  readonly shopifyUrl: string;
  readonly idempotencyKey: string;
  readonly content: AddressContent;
}

/** The result of a form that did not redirect. */
export interface AddressResult {
  readonly failure: Notice | null;
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  /** What was entered, and what the next attempt is compared with; null for a form that could not be read. */
  readonly entered: AddressValues | null;
  readonly seen: AddressValues | null;
  /** What somebody else has stored in parts that this form changes too. */
  readonly conflicts: Readonly<Partial<AddressValues>>;
  readonly decisions: Readonly<Partial<Record<AddressField, ConflictDecision>>>;
  readonly idempotencyKey: string | null;
}
