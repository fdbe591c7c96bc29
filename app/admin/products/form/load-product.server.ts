import {data} from '@shopify/remix-oxygen';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {parseProductNumber, staffProductPath} from '../staff-product-path';
import {readFromShop} from '../shop-access.server';
import type {ShopProblem} from '../shop-problem';
import type {EditableProduct, ProductChoices, Restriction} from './editable-product';
import {findBundlesWith, findChoices} from './find-choices.server';
import {findEditableProduct} from './find-editable-product.server';
import {digestValues, type ComparableProduct} from './product-changes';
import type {ProductValues} from './product-field';

/** A product as its form shows it. */
export interface EditedProductView extends ComparableProduct {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly shopPath: string;
  readonly restrictions: readonly Restriction[];
}

/** The data of the form of a product; the product is null for a new one. */
export interface LoadedProductForm extends ComparableProduct {
  readonly product: EditedProductView | null;
  readonly choices: ProductChoices;
  readonly idempotencyKey: string;
}

/** The form, or why it cannot be shown. */
export type LoadedProduct =
  | {readonly form: LoadedProductForm; readonly problem: null}
  | {readonly form: null; readonly problem: ShopProblem};

/** Returns the id in the path of a product. @throws Response 404 if it is none */
export function requireProductId(number: string | undefined): string {
  const id = parseProductNumber(number);
  if (id === null) throw new Response(null, {status: 404});
  return id;
}

/** Loads a product for its form. @throws Response 404 for a product that does not exist; a redirect for everyone but admins */
export async function loadProduct({context, request, params}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const id = requireProductId(params.product);
  const found = await readFromShop(context, (admin) =>
    Promise.all([findEditableProduct(admin, id), findChoices(admin)]),
  );
  if (!found.ok) return data<LoadedProduct>({form: null, problem: found.error}, {status: 503});
  const [product, choices] = found.value;
  if (!product) throw new Response(null, {status: 404});
  const {values, digests} = product;
  const form = {product: toEditedProductView(product), values, digests, choices, idempotencyKey: crypto.randomUUID()};
  return data<LoadedProduct>({form, problem: null});
}

/** Loads the form of a new product, which is a draft in every channel. @throws Response a redirect for everyone but admins */
export async function loadNewProduct({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const found = await readFromShop(context, findChoices);
  if (!found.ok) return data<LoadedProduct>({form: null, problem: found.error}, {status: 503});
  const values = toNewValues(found.value);
  const form = {product: null, values, digests: await digestValues(values), choices: found.value};
  return data<LoadedProduct>({form: {...form, idempotencyKey: crypto.randomUUID()}, problem: null});
}

/** Returns the values that the form of a new product starts with. */
const toNewValues = ({channels, featuredCount}: ProductChoices): ProductValues => ({
  title: '',
  description: '',
  status: 'DRAFT',
  price: '',
  compareAtPrice: '',
  sku: '',
  stock: '0',
  weight: '0 g',
  kind: 'product',
  ...(featuredCount !== null && {featured: ''}),
  ...(channels.length > 0 && {
    channels: channels
      .map(({id}) => id)
      .toSorted()
      .join('\n'),
  }),
  badge: '',
  secondName: '',
  size: '',
  tags: '',
  isBestseller: 'no',
  heat: '',
  hue: '',
  includes: '',
  whyChoose: '',
  ingredients: '',
  howToUse: '',
  storage: '',
});

/** What would disappear with a product. */
export interface LoadedRemoval extends Pick<LoadedProductForm, 'idempotencyKey'> {
  readonly product: EditedProductView;
  /** The titles of the bundles that contain it. */
  readonly bundles: readonly string[];
}

/** Loads the page that confirms the removal of a product. Throws as `loadProduct` does. */
export async function loadRemoval({context, request, params}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  const id = requireProductId(params.product);
  const found = await readFromShop(context, (admin) =>
    Promise.all([findEditableProduct(admin, id), findBundlesWith(admin, id)]),
  );
  if (!found.ok) return data({removal: null, problem: found.error}, {status: 503});
  const [product, bundles] = found.value;
  if (!product) throw new Response(null, {status: 404});
  const removal: LoadedRemoval = {product: toEditedProductView(product), bundles, idempotencyKey: crypto.randomUUID()};
  return data({removal, problem: null});
}

const toEditedProductView = ({
  id,
  title,
  handle,
  values,
  digests,
  restrictions,
}: EditableProduct): EditedProductView => ({
  id,
  title,
  values,
  digests,
  restrictions,
  path: staffProductPath(id),
  shopPath: `/product/${handle}`,
});
