import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import type {Notice} from '~/core/notice';
import type {ProductDigests} from './product-changes';
import type {ProductField, ProductValues} from './product-field';

/** Names of fields that are not fields of a product. */
export const FORM_NAMES = {seen: 'seen', conflicts: 'conflicts'} as const;

/** Returns the name of the field that decides between two values of a field. */
export const choiceName = (field: ProductField): string => `choice-${field}`;

/** What the form shows again after it was rejected. */
export interface ProductFormReply {
  /** The entered values. */
  readonly values: ProductValues;
  /** The digests of the values that the form showed, or shows now. */
  readonly seen: ProductDigests;
  /** Fields that somebody else changed meanwhile. The person decides which value stays. */
  readonly conflicts: readonly ProductField[];
  readonly decisions: Readonly<Partial<Record<ProductField, ConflictDecision>>>;
  readonly fieldErrors: Readonly<Partial<Record<ProductField, string>>>;
  readonly failure: Notice | null;
  /** The idempotency key of the next submission. */
  readonly idempotencyKey: string;
  /** The page of a product that was created before the rest failed; null otherwise. */
  readonly createdPath: string | null;
}
