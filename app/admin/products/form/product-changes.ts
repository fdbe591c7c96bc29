import {hexDigest} from '~/platform/digest.server';
import {PRODUCT_FIELDS, type ProductField, type ProductValues} from './product-field';

/** The digest of each value, which a form carries to recognize what changed after it was rendered. */
export type ProductDigests = Readonly<Partial<Record<ProductField, string>>>;

export interface FieldChange {
  readonly field: ProductField;
  readonly value: string;
  /** The digest of the value that the form showed. */
  readonly seen: string;
}

/** The current values of a product with their digests. */
export interface ComparableProduct {
  readonly values: ProductValues;
  readonly digests: ProductDigests;
}

const DIGEST_LENGTH = 16;

export async function digestValues(values: ProductValues): Promise<ProductDigests> {
  const present = PRODUCT_FIELDS.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [{field, value}];
  });
  const entries = await Promise.all(
    present.map(async ({field, value}) => [field, (await hexDigest(value)).slice(0, DIGEST_LENGTH)] as const),
  );
  return Object.fromEntries(entries);
}

/** Returns the fields whose entered value differs from what the form showed. */
export async function getChanges(entered: ProductValues, seen: ProductDigests): Promise<readonly FieldChange[]> {
  const digests = await digestValues(entered);
  return PRODUCT_FIELDS.flatMap((field) => {
    const [value, shown] = [entered[field], seen[field]];
    return value === undefined || shown === undefined || digests[field] === shown ? [] : [{field, value, seen: shown}];
  });
}

/** Returns the changes that the product does not have yet. */
export const pendingChanges = (changes: readonly FieldChange[], {values}: ComparableProduct): readonly FieldChange[] =>
  changes.filter(({field, value}) => values[field] !== value);

/**
 * Returns the fields that somebody else changed to another value after the form was rendered, or that cannot be edited
 * any more. Sending them would overwrite that change.
 */
export const getConflicts = (changes: readonly FieldChange[], product: ComparableProduct): readonly ProductField[] =>
  pendingChanges(changes, product)
    .filter(({field, seen}) => product.digests[field] !== seen)
    .map(({field}) => field);
