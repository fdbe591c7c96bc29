import type {SeedProduct, StaffProductFields} from '../../seed/types';
import {getAllProducts} from '../catalog/catalog-changes';
import {toParagraphs} from '../catalog/description-html';
import {FieldNotEmulatedError} from '../graphql/schema';
import type {ShopState} from '../state';
import {normalizeTags} from './normalize-tags';
import {requireKnownFields} from './require-known-fields';

/** The emulated part of `ProductCreateInput` and `ProductUpdateInput`. */
export interface ProductInput {
  readonly id?: string | null;
  readonly title?: string | null;
  readonly descriptionHtml?: string | null;
  readonly handle?: string | null;
  readonly productType?: string | null;
  readonly status?: string | null;
  readonly tags?: readonly string[] | null;
  readonly vendor?: string | null;
  readonly collectionsToJoin?: readonly string[] | null;
  readonly collectionsToLeave?: readonly string[] | null;
}

interface ProductProblem {
  readonly field: readonly string[];
  readonly message: string;
}

const EMULATED = [
  'id',
  'title',
  'descriptionHtml',
  'handle',
  'productType',
  'status',
  'tags',
  'vendor',
  'collectionsToJoin',
  'collectionsToLeave',
];
const STATUSES = ['ACTIVE', 'ARCHIVED', 'DRAFT'] as const;
const MAX_TITLE = 255;

const isStatus = (value: string): value is NonNullable<StaffProductFields['status']> =>
  (STATUSES as readonly string[]).includes(value);

/** @throws FieldNotEmulatedError if the input has a field that the shop does not emulate */
export function requireEmulatedInput(typeName: string, input: ProductInput, state: ShopState): void {
  requireKnownFields(typeName, input, EMULATED);
  if (input.vendor && input.vendor !== state.seed.shop.name) throw new FieldNotEmulatedError(typeName, 'vendor');
  if (input.status && !isStatus(input.status)) throw new FieldNotEmulatedError('ProductStatus', input.status);
}

/** Returns a handle made of a title, as Shopify makes it. */
export const toHandle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Returns the problems of an input; `self` is the product that it changes. */
export function productProblems(input: ProductInput, self: SeedProduct | null, state: ShopState): ProductProblem[] {
  const {title, handle} = input;
  const problems: ProductProblem[] = [];
  const isMissing = self ? title === '' || title === null : !title?.trim();
  if (isMissing) problems.push({field: ['title'], message: "Title can't be blank"});
  if (title && title.length > MAX_TITLE) {
    problems.push({field: ['title'], message: `Title is too long (maximum is ${MAX_TITLE} characters)`});
  }
  const isTaken = getAllProducts(state).some((product) => product !== self && product.handle === handle);
  if (handle && isTaken) {
    problems.push({field: ['handle'], message: `Handle '${handle}' already in use. Please provide a new handle.`});
  }
  return problems;
}

export function applyInput(product: SeedProduct, input: ProductInput): SeedProduct {
  const {title, descriptionHtml, handle, productType, status, tags} = input;
  return {
    ...product,
    ...(title && {title: title.trim()}),
    ...(handle && {handle: toHandle(handle)}),
    ...(typeof productType === 'string' && {productType}),
    ...(tags && {tags: normalizeTags(tags)}),
    ...(typeof descriptionHtml === 'string' && {description: toParagraphs(descriptionHtml)}),
    staff: {
      ...product.staff,
      ...(status && isStatus(status) && {status}),
      ...(typeof descriptionHtml === 'string' && {descriptionHtml}),
    },
  };
}
