import {z} from 'zod';
import {escapeHtml} from '../../../local/seed/escape-html';
import type {SeedProduct} from '../../../local/seed/types';
import {toPlainText} from '../../../local/shop/catalog/to-plain-text';
import type {AdminClient} from '../admin-client';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findFiles} from '../store-files';
import {findWantedProducts, StoreProductSchema, type StoreProduct} from '../store-products';
import {
  findVariants,
  hasOptions,
  toPrice,
  toVariantFacts,
  toVariantInputs,
  variantFactsOf,
  type StoreVariant,
} from '../store-variants';
import {requireNoErrors, UserErrorsSchema} from '../user-errors';
import {isUploaded} from '../wanted-files';
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
const toHtml = ({description}: SeedProduct): string =>
  description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');

/** A product without options has the offer of its only variant. */
const factsOf = (product: SeedProduct) => ({
  title: product.title,
  description: toPlainText(toHtml(product)),
  productType: product.productType,
  tags: [...product.tags].sort(),
  status: 'ACTIVE',
  ...(hasOptions(product)
    ? {variants: variantFactsOf(product)}
    : {
        sku: product.sku,
        price: toPrice(product.priceMinor),
        compareAtPrice: toPrice(product.compareAtMinor),
      }),
});

/** @param variants those of a product with options */
function toFound(stored: StoreProduct, variants: readonly StoreVariant[] | null): Found {
  const {id, title, descriptionHtml, productType, tags, status} = stored;
  const [variant] = stored.variants.nodes;
  return {
    id,
    facts: {
      title,
      description: toPlainText(descriptionHtml),
      productType,
      tags: [...tags].sort(),
      status,
      ...(variants
        ? {variants: toVariantFacts(variants)}
        : {
            sku: variant?.sku ?? '',
            price: Number(variant?.price).toFixed(2),
            compareAtPrice: variant?.compareAtPrice ? Number(variant.compareAtPrice).toFixed(2) : null,
          }),
    },
  };
}

async function findWithVariants(admin: AdminClient, product: SeedProduct, stored: StoreProduct): Promise<Found> {
  return toFound(stored, hasOptions(product) ? await findVariants(admin, stored.id) : null);
}

function onlyVariantOf({sku, weightGrams, priceMinor, compareAtMinor, inventoryPolicy = 'DENY'}: SeedProduct) {
  return {
    productOptions: [{name: ONLY_OPTION.name, values: [{name: ONLY_OPTION.value}]}],
    variants: [
      {
        optionValues: [{optionName: ONLY_OPTION.name, name: ONLY_OPTION.value}],
        price: toPrice(priceMinor),
        compareAtPrice: toPrice(compareAtMinor),
        sku,
        inventoryPolicy,
        inventoryItem: {
          tracked: true,
          requiresShipping: true,
          measurement: {weight: {unit: 'GRAMS', value: weightGrams}},
        },
      },
    ],
  };
}

function toSetInput(product: SeedProduct, files: readonly string[], fileIds: ReadonlyMap<string, string>) {
  const {title, handle, productType, tags} = product;
  return {
    title,
    handle,
    descriptionHtml: toHtml(product),
    productType,
    tags,
    status: 'ACTIVE',
    files: files.flatMap((file) => fileIds.get(file) ?? []).map((id) => ({id})),
    ...(hasOptions(product) ? toVariantInputs(product, fileIds) : onlyVariantOf(product)),
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
    price: toPrice(product.priceMinor),
    compareAtPrice: toPrice(product.compareAtMinor),
    inventoryItem: {sku: product.sku},
  };
  const variables = {productId: id, variants: [variant]};
  const response = await admin.request(VARIANT_UPDATE_MUTATION, variables, VariantSchema);
  return toFound(requireProduct(response.productVariantsBulkUpdate), null);
}

interface Known {
  readonly stored: StoreProduct | undefined;
  readonly found: Found | null;
  readonly fileIds: ReadonlyMap<string, string>;
}

function toItem(context: SetupContext, product: SeedProduct, {stored, found, fileIds}: Known): SetupItem {
  const {admin} = context;
  const files = product.media.flatMap((media) => (isUploaded(media) ? [media.file] : []));
  const missing = files.filter((file) => !fileIds.has(file));
  return {
    key: `product:${product.handle}`,
    wanted: factsOf(product),
    found,
    ...(missing.length > 0 && {waitsFor: `its files (${missing.join(', ')})`}),
    async create() {
      const input = toSetInput(product, files, fileIds);
      const response = await admin.request(PRODUCT_SET_MUTATION, {input}, SetSchema);
      return findWithVariants(admin, product, requireProduct(response.productSet));
    },
    // Options and variants of a known product are a person's from then on.
    ...(stored && !hasOptions(product) && {update: () => update(context, product, stored)}),
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
    const items: SetupItem[] = [];
    for (const product of wanted.products) {
      const known = stored.get(product.handle);
      const found = known ? await findWithVariants(admin, product, known) : null;
      items.push(toItem(context, product, {stored: known, found, fileIds}));
    }
    return items;
  },
});
