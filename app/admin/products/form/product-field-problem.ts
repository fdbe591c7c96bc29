import {PRODUCT_STATUSES} from '../product-status';
import type {FieldChange} from './product-changes';
import type {ProductField, ProductValues} from './product-field';
import {isFreeTag, parseTags} from './product-tags';
import {parseWeight} from './weight';

/** Why a value is rejected before anything is sent. */
export type FieldProblem =
  | 'blank'
  | 'too-long'
  | 'no-amount'
  | 'not-above-price'
  | 'no-quantity'
  | 'no-choice'
  | 'comma'
  | 'no-weight'
  /** A tag that another field of the form sets. */
  | 'own-field'
  | 'too-many';

const AMOUNT = /^\d{1,8}\.\d{2}$/;
const MAX_QUANTITY = 1_000_000_000;
const MAX_LINE = 255;
const MAX_TEXT = 20_000;
/** Shopify's limit for the tags of a product. */
const MAX_TAGS = 250;
const STATUSES: readonly string[] = PRODUCT_STATUSES;
const LONG_FIELDS: ReadonlySet<ProductField> = new Set([
  'description',
  'ingredients',
  'howToUse',
  'storage',
  'whyChoose',
  'includes',
  'channels',
  'tags',
]);

const isQuantity = (value: string): boolean => /^\d+$/.test(value) && Number(value) <= MAX_QUANTITY;

function tagsProblemOf(value: string): FieldProblem | null {
  const tags = parseTags(value);
  if (tags.length > MAX_TAGS) return 'too-many';
  if (tags.some((tag) => tag.length > MAX_LINE)) return 'too-long';
  return tags.every(isFreeTag) ? null : 'own-field';
}

function problemOf({field, value}: FieldChange, values: ProductValues): FieldProblem | null {
  if (value.length > (LONG_FIELDS.has(field) ? MAX_TEXT : MAX_LINE)) return 'too-long';
  switch (field) {
    case 'title':
      return value === '' ? 'blank' : null;
    case 'price':
      return AMOUNT.test(value) ? null : 'no-amount';
    case 'compareAtPrice':
      return value === '' || AMOUNT.test(value) ? null : 'no-amount';
    case 'stock':
      return isQuantity(value) ? null : 'no-quantity';
    case 'status':
      return STATUSES.includes(value) ? null : 'no-choice';
    case 'featured':
      return value === '' || (isQuantity(value) && Number(value) > 0) ? null : 'no-choice';
    case 'size':
      // The size is a tag, and Shopify separates tags at commas.
      return value.includes(',') ? 'comma' : null;
    case 'weight':
      return parseWeight(value) ? null : 'no-weight';
    case 'tags':
      return tagsProblemOf(value);
    case 'includes':
      return values.kind === 'product' && value !== '' ? 'no-choice' : null;
    default:
      return null;
  }
}

/** Returns the problem of each changed field that must not be sent; values without a change are not judged. */
export function getFieldProblems(
  changes: readonly FieldChange[],
  values: ProductValues,
): Readonly<Partial<Record<ProductField, FieldProblem>>> {
  const problems = Object.fromEntries(
    changes.flatMap((change) => {
      const problem = problemOf(change, values);
      return problem ? [[change.field, problem]] : [];
    }),
  ) as Partial<Record<ProductField, FieldProblem>>;
  const {price = '', compareAtPrice = ''} = values;
  const isPriceChanged = changes.some(({field}) => field === 'price' || field === 'compareAtPrice');
  const areAmounts = AMOUNT.test(price) && AMOUNT.test(compareAtPrice);
  if (isPriceChanged && areAmounts && Number(compareAtPrice) <= Number(price)) {
    return {...problems, compareAtPrice: 'not-above-price'};
  }
  return problems;
}
