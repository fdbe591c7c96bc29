import {z} from 'zod';
import type {SeedVariant} from '../../local/seed/seed-variant';
import type {SeedProduct} from '../../local/seed/types';
import type {AdminClient} from './admin-client';
import {listAll} from './list-all';
import {PRODUCT_VARIANTS_QUERY} from './steps/products.admin.gql';

const VariantSchema = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  price: z.string(),
  compareAtPrice: z.string().nullable(),
  inventoryPolicy: z.string(),
  inventoryQuantity: z.number().nullable(),
  inventoryItem: z.object({id: z.string()}),
  selectedOptions: z.array(z.object({name: z.string(), value: z.string()})),
});

/** A variant of a product with options. */
export type StoreVariant = z.infer<typeof VariantSchema>;

const MINOR_PER_UNIT = 100;

export const toPrice = (minor: number | undefined): string | null =>
  minor === undefined ? null : (minor / MINOR_PER_UNIT).toFixed(2);

export const hasOptions = ({options, variants}: SeedProduct): boolean =>
  options !== undefined && variants !== undefined;

/** Reads the variants of a product, in their order. */
export const findVariants = (admin: AdminClient, productId: string): Promise<readonly StoreVariant[]> =>
  listAll(admin, PRODUCT_VARIANTS_QUERY, VariantSchema, {query: `product_id:${productId.split('/').at(-1)}`});

const priceOf = (product: SeedProduct, variant: SeedVariant): string | null =>
  toPrice(variant.priceMinor ?? product.priceMinor);

const policyOf = (product: SeedProduct, variant: SeedVariant): string =>
  variant.inventoryPolicy ?? product.inventoryPolicy ?? 'DENY';

/** Returns the variants that a product should have, in a form that can be compared. */
export const variantFactsOf = (product: SeedProduct) =>
  (product.variants ?? []).map((variant) => ({
    values: variant.values,
    sku: variant.sku ?? product.sku,
    price: priceOf(product, variant),
    compareAtPrice: toPrice(variant.compareAtMinor),
    inventoryPolicy: policyOf(product, variant),
  }));

const toTwoDigits = (price: string | null): string | null => (price ? Number(price).toFixed(2) : null);

/** Returns the variants that a product has, in the same form. */
export const toVariantFacts = (variants: readonly StoreVariant[]) =>
  variants.map(({selectedOptions, sku, price, compareAtPrice, inventoryPolicy}) => ({
    values: selectedOptions.map(({value}) => value),
    sku: sku ?? '',
    price: toTwoDigits(price),
    compareAtPrice: toTwoDigits(compareAtPrice),
    inventoryPolicy,
  }));

/** Returns options and variants as `productSet` takes them. @param fileIds the ids of pictures by name */
export function toVariantInputs(product: SeedProduct, fileIds: ReadonlyMap<string, string>) {
  const {options = [], variants = []} = product;
  return {
    productOptions: options.map(({name, values}) => ({name, values: values.map((value) => ({name: value.name}))})),
    variants: variants.map((variant) => {
      const picture = variant.picture === undefined ? undefined : fileIds.get(variant.picture);
      const weight = {unit: 'GRAMS', value: variant.weightGrams ?? product.weightGrams};
      return {
        optionValues: options.map(({name}, index) => ({optionName: name, name: variant.values[index]})),
        price: priceOf(product, variant),
        compareAtPrice: toPrice(variant.compareAtMinor),
        sku: variant.sku ?? product.sku,
        inventoryPolicy: policyOf(product, variant),
        inventoryItem: {
          tracked: true,
          requiresShipping: variant.requiresShipping ?? product.requiresShipping ?? true,
          measurement: {weight},
        },
        ...(picture !== undefined && {file: {id: picture}}),
      };
    }),
  };
}
