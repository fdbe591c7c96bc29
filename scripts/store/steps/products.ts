import {z} from 'zod';
import {escapeHtml} from '../../../local/seed/escape-html';
import type {SeedProduct} from '../../../local/seed/types';
import {toPlainText} from '../../../local/shop/catalog/to-plain-text';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findFiles} from '../store-files';
import {findWantedProducts, StoreProductSchema, type StoreProduct} from '../store-products';
import {requireNoErrors, UserErrorsSchema} from '../user-errors';
import {
  PRODUCT_DELETE_MUTATION,
  PRODUCT_SET_MUTATION,
  PRODUCT_UPDATE_MUTATION,
  VARIANT_UPDATE_MUTATION,
} from './products.admin.gql';

const PayloadSchema = z.object({product: StoreProductSchema.nullable(), userErrors: UserErrorsSchema});
const SetSchema = z.object({productSet: PayloadSchema});
const VariantSchema = z.object({productVariantsBulkUpdate: PayloadSchema});
const UpdateSchema = z.object({productUpdate: z.object({userErrors: UserErrorsSchema})});

const ONLY_OPTION = {name: 'Title', value: 'Default Title'};
const MINOR_PER_UNIT = 100;

const toAmount = (minor: number | undefined): string | null =>
  minor === undefined ? null : (minor / MINOR_PER_UNIT).toFixed(2);

const toHtml = ({description}: SeedProduct): string =>
  description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');

const factsOf = (product: SeedProduct) => ({
  title: product.title,
  description: toPlainText(toHtml(product)),
  productType: product.productType,
  tags: [...product.tags].sort(),
  status: 'ACTIVE',
  sku: product.sku,
  price: toAmount(product.priceMinor),
  compareAtPrice: toAmount(product.compareAtMinor),
});

function toFound({id, title, descriptionHtml, productType, tags, status, variants}: StoreProduct): Found {
  const [variant] = variants.nodes;
  return {
    id,
    facts: {
      title,
      description: toPlainText(descriptionHtml),
      productType,
      tags: [...tags].sort(),
      status,
      sku: variant?.sku ?? '',
      price: Number(variant?.price).toFixed(2),
      compareAtPrice: variant?.compareAtPrice ? Number(variant.compareAtPrice).toFixed(2) : null,
    },
  };
}

function toSetInput(product: SeedProduct, fileIds: readonly string[]) {
  const {title, handle, productType, tags, sku, weightGrams, priceMinor, compareAtMinor} = product;
  return {
    title,
    handle,
    descriptionHtml: toHtml(product),
    productType,
    tags,
    status: 'ACTIVE',
    files: fileIds.map((id) => ({id})),
    productOptions: [{name: ONLY_OPTION.name, values: [{name: ONLY_OPTION.value}]}],
    variants: [
      {
        optionValues: [{optionName: ONLY_OPTION.name, name: ONLY_OPTION.value}],
        price: toAmount(priceMinor),
        compareAtPrice: toAmount(compareAtMinor),
        sku,
        inventoryPolicy: 'DENY',
        inventoryItem: {
          tracked: true,
          requiresShipping: true,
          measurement: {weight: {unit: 'GRAMS', value: weightGrams}},
        },
      },
    ],
  };
}

function requireProduct({product, userErrors}: z.infer<typeof PayloadSchema>): StoreProduct {
  requireNoErrors(userErrors);
  if (!product) throw new Error('Shopify returned no product.');
  return product;
}

/** `productSet` would delete what it does not name of a known product, which is therefore updated by its parts. */
async function update({admin}: SetupContext, product: SeedProduct, stored: StoreProduct): Promise<Found> {
  const {id} = stored;
  const {title, productType, tags} = product;
  const input = {id, title, descriptionHtml: toHtml(product), productType, tags};
  const {productUpdate} = await admin.request(PRODUCT_UPDATE_MUTATION, {product: input}, UpdateSchema);
  requireNoErrors(productUpdate.userErrors);
  const variant = {
    id: stored.variants.nodes[0]?.id,
    price: toAmount(product.priceMinor),
    compareAtPrice: toAmount(product.compareAtMinor),
    inventoryItem: {sku: product.sku},
  };
  const variables = {productId: id, variants: [variant]};
  const response = await admin.request(VARIANT_UPDATE_MUTATION, variables, VariantSchema);
  return toFound(requireProduct(response.productVariantsBulkUpdate));
}

interface Known {
  readonly stored: StoreProduct | undefined;
  readonly fileIds: ReadonlyMap<string, string>;
}

function toItem(context: SetupContext, product: SeedProduct, {stored, fileIds}: Known): SetupItem {
  const {admin} = context;
  const files = product.media.flatMap((media) => (media.kind === 'external' ? [] : [media.file]));
  const missing = files.filter((file) => !fileIds.has(file));
  return {
    key: `product:${product.handle}`,
    wanted: factsOf(product),
    found: stored ? toFound(stored) : null,
    ...(missing.length > 0 && {waitsFor: `its files (${missing.join(', ')})`}),
    async create() {
      const input = toSetInput(
        product,
        files.flatMap((file) => fileIds.get(file) ?? []),
      );
      const response = await admin.request(PRODUCT_SET_MUTATION, {input}, SetSchema);
      return toFound(requireProduct(response.productSet));
    },
    ...(stored && {update: () => update(context, product, stored)}),
    remove: ({id}) => sendMutation(admin, PRODUCT_DELETE_MUTATION, {id}),
  };
}

export const createProductsStep = (context: SetupContext): SetupStep => ({
  name: 'products',
  title: 'Products',
  async load() {
    const {admin, wanted} = context;
    const stored = await findWantedProducts(context, {mayBeKnown: false});
    const fileIds = await findFiles(admin);
    return wanted.products.map((product) => toItem(context, product, {stored: stored.get(product.handle), fileIds}));
  },
});
