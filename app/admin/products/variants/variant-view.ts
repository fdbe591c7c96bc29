import type {ConflictDecision} from '~/admin/frame/conflict-decision';
import type {Notice} from '~/core/notice';
import type {ProductDigests} from '../form/product-changes';
import type {ProductField, ProductValues} from '../form/product-field';

/** What staff edit of each variant of a product that has several. */
export const VARIANT_FIELDS = ['price', 'compareAtPrice', 'stock'] as const satisfies readonly ProductField[];

export type VariantField = (typeof VARIANT_FIELDS)[number];

/** Why the stock of a variant is not edited here. */
export type StockRestriction = 'not-tracked' | 'several-locations' | 'missing-scope';

/** A row of the table. Values that cannot be edited here are absent. */
export interface VariantRow {
  readonly id: string;
  readonly title: string;
  readonly sku: string;
  readonly values: ProductValues;
  /** The digests of the values that the form shows or showed. */
  readonly seen: ProductDigests;
  readonly stockRestriction: StockRestriction | null;
}

/** A row that is shown again after the form was rejected. */
export interface RejectedRow extends VariantRow {
  /** Whether the variant was deleted meanwhile: it is named, and not sent again. */
  readonly isDeleted: boolean;
  readonly errors: Readonly<Partial<Record<VariantField, string>>>;
  /** The other value of each field that somebody else changed meanwhile. */
  readonly conflicts: ProductValues;
  readonly decisions: Readonly<Partial<Record<VariantField, ConflictDecision>>>;
}

/** What the page shows after its form was rejected. */
export interface VariantsReply {
  /** The rows that were sent; null if the form could not be read. */
  readonly rows: readonly RejectedRow[] | null;
  readonly failure: Notice | null;
  /** The idempotency key of the next submission. */
  readonly idempotencyKey: string;
}

/** Returns the number in the id of a variant, which the names of its fields contain. */
export const variantNumberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

export const VARIANT_ID_PREFIX = 'gid://shopify/ProductVariant/';

/** The hidden field that lists the rows of the form, once for each. */
export const ROW_NAME = 'variant';

export type RowPart = VariantField | 'seen' | 'title' | 'sku' | 'restriction' | 'conflicts' | `choice-${VariantField}`;

/** Returns the name of a field of a row. */
export const rowFieldName = (part: RowPart, id: string): string => `${part}-${variantNumberOf(id)}`;
