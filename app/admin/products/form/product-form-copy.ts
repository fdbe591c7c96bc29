import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {Restriction} from './editable-product';
import type {FieldProblem} from './product-field-problem';
import type {ProductField} from './product-field';

export const FIELD_LABELS: Readonly<Record<ProductField, string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  price: 'Price',
  compareAtPrice: 'Compare-at price',
  sku: 'SKU',
  stock: 'Stock',
  weight: 'Weight',
  kind: 'Kind',
  featured: 'Featured',
  channels: 'Sales channels',
  badge: 'Badge',
  secondName: 'Second name',
  size: 'Size',
  tags: 'Other tags',
  isBestseller: 'Bestseller',
  heat: 'Heat',
  hue: 'Background color',
  includes: 'Components',
  whyChoose: 'Why Choose',
  ingredients: 'Ingredients',
  howToUse: 'How to Use',
  storage: 'Storage',
};

export const FIELD_HINTS: Readonly<Partial<Record<ProductField, string>>> = {
  description: 'A blank line begins a new paragraph. Simple HTML is kept.',
  compareAtPrice: 'The price before a reduction; empty for none.',
  stock: 'Available now.',
  featured: 'The place among the featured products.',
  badge: 'Such as BEST VALUE or MOST SOLD.',
  secondName: 'Another name; its old address leads to this product.',
  weight: 'Of a packed unit, such as 74 g or 2.6 oz.',
  size: 'Such as 2 servings.',
  tags: 'With commas between them. Searches can be filtered by tags without a colon.',
  whyChoose: 'One reason per line.',
  howToUse: 'One step per line.',
  includes: 'For bundles only, in the order of the page.',
};

export const PRODUCT_FORM_COPY = {
  addTitle: 'Add product',
  back: 'Back to the products',
  view: 'View in shop',
  pictures: 'Pictures',
  remove: 'Remove product',
  editVariants: 'Edit prices and stock',
  add: 'Add product',
  adding: 'Adding...',
  save: 'Save changes',
  saving: 'Saving...',
  basics: 'Product',
  selling: 'Price and stock',
  showing: 'In the shop',
  pack: 'What the page says',
  bundle: 'Bundle',
  none: 'None',
  notFeatured: 'Not featured',
  place: (place: number) => `Place ${place}`,
  yes: 'Yes',
  no: 'No',
  component: (place: number) => `Component ${place}`,
  notAComponent: 'No product',
  conflictTitle: 'This product was changed meanwhile',
  conflictUnsaved: 'Nothing of yours was saved yet.',
  conflictText: 'Decide below which value stays, then save again. All other fields show the shop’s current values.',
  undecided: 'Please decide which value stays.',
  missing: 'Product not found',
  missingText: 'It was deleted, or never existed.',
  unreadable: 'The form could not be read. Please reload the page and try again.',
  shoppers: 'Shoppers see changes within five minutes.',
  removeTitle: (title: string) => `Remove ${title}?`,
  removeText:
    'Archiving hides the product from the shop and keeps it here. Deleting cannot be undone. These would be gone for good:',
  removeParts: {
    page: (path: string) => `its page ${path}, its texts and pictures`,
    stock: (stock: string) => `its stock of ${stock}`,
    featured: 'its place among the featured products',
    bundles: (titles: readonly string[]) => `its place in the bundles ${titles.join(', ')}`,
  },
  removeOrders: 'Past orders keep their items.',
  archive: 'Archive instead',
  archiving: 'Archiving...',
  isArchived: 'It is archived already.',
  delete: 'Delete for good',
  deleting: 'Deleting...',
  keep: 'Cancel',
} as const;

const FIELD_PROBLEMS: Readonly<Record<FieldProblem, string>> = {
  blank: 'Please enter a title.',
  'too-long': 'This is too long.',
  'no-amount': 'Please enter an amount such as 7.99.',
  'not-above-price': 'The compare-at price must be above the price, or empty.',
  'no-quantity': 'Please enter a whole number of 0 or more.',
  'no-choice': 'Please choose one of the values.',
  comma: 'Please write this without a comma.',
  'no-weight': 'Please enter a weight such as 74 g or 2.6 oz.',
  'own-field': 'Size, heat, bundles and bestsellers have fields of their own.',
  'too-many': 'A product has at most 250 tags.',
};

export const fieldProblemText = (problem: FieldProblem): string => FIELD_PROBLEMS[problem];

export function restrictionText(restriction: Restriction): string {
  switch (restriction.kind) {
    case 'several-variants':
      return `This product has ${formatCount(restriction.count)} variants, whose prices and stock have a page of their own.`;
    case 'several-locations':
      return 'The stock is counted at several locations. Edit it in the Shopify admin.';
    case 'not-tracked':
      return 'Shopify does not count the stock of this product.';
    case 'missing-scope':
      return `The store has not granted the access scope ${restriction.scope} to this app, so a part of this form is missing.`;
  }
}

export type ProductOperation = 'create' | 'update' | 'delete';

const FAILURES: Readonly<Record<ProductOperation, string>> = {
  create: 'Failed to create product',
  update: 'Failed to update product',
  delete: 'Failed to delete product',
};

/** Returns the notice for an operation that failed, or may have. @param stored labels of what was stored nevertheless */
export function productNotice(
  operation: ProductOperation,
  problem: StaffOperationProblem<unknown>,
  stored: readonly string[] = [],
): Notice {
  if (problem.kind === 'no-token') return {tone: 'error', title: 'Missing Shopify Admin API access token'};
  const isChecking = toStaffOutcome(problem) === 'checking';
  const body =
    stored.length > 0 ? `${problemText(problem)} Stored already: ${stored.join(', ')}.` : problemText(problem);
  return {
    tone: isChecking ? 'warning' : 'error',
    title: isChecking ? 'The outcome is still being checked' : FAILURES[operation],
    body,
    id: 'product-problem',
  };
}

function problemText(problem: Exclude<StaffOperationProblem<unknown>, {kind: 'no-token'}>): string {
  switch (problem.kind) {
    case 'denied':
      return 'Access Denied: You do not have permission to access this page.';
    case 'throttled':
      return 'Too many attempts. Wait 10 minutes and try again.';
    case 'no-scope':
      return 'The store has not granted the access scope of this operation to this app.';
    case 'busy':
      return 'Somebody is changing it right now. Refresh in a moment to see what came of it.';
    case 'used-up':
      return 'This was tried before and did not work. Please look at how it is now, and try once more.';
    case 'missing':
      return PRODUCT_FORM_COPY.missingText;
    case 'not-possible':
      return 'It was changed meanwhile. Nothing was changed here.';
    case 'refused':
      return problem.message;
    case 'shop-down':
      return 'Shopify does not respond, or its rate limit is used up. Please try again in a minute.';
    case 'unclear':
      return 'Shopify’s response was lost. Refresh to see what became of it before you try again.';
    case 'backend-down':
      return 'The database does not respond. Nothing was changed; please try again in a few minutes.';
  }
}
