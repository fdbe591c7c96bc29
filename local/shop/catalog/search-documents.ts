import type {SearchableField} from 'schema-2026-04/storefront-api-types';
import {SEED_DATE} from '../../seed/seed-date';
import type {SeedBlog, SeedCollection, SeedPage, SeedProduct} from '../../seed/types';
import type {SearchDocument} from '../search/score-query';
import type {ArticleNode} from './nodes';
import {productNumber, type ShopState} from '../state';
import {hasAvailableVariant} from './stock';
import {toPlainText} from './to-plain-text';
import {variantsOf} from './variants';

const MINOR_PER_UNIT = 100;

const WEIGHT = {title: 8, kind: 4, body: 1} as const;

/** The parts that shop-wide search includes. */
const ALL_PARTS: readonly SearchableField[] = [
  'TITLE',
  'PRODUCT_TYPE',
  'TAG',
  'VENDOR',
  'VARIANTS_SKU',
  'VARIANTS_TITLE',
  'BODY',
];

const skusOf = (product: SeedProduct): string[] => variantsOf(product).map(({sku}) => sku);

/** Titles of variants consist of these words. */
const valuesOf = ({options = []}: SeedProduct): string[] => options.flatMap(({values}) => values.map(({name}) => name));

const pricesOf = (product: SeedProduct): number[] =>
  [...new Set(variantsOf(product).map(({priceMinor}) => priceMinor))].map((minor) => minor / MINOR_PER_UNIT);

function partsOf(
  product: SeedProduct,
  vendor: string,
): Readonly<Record<SearchableField, SearchDocument['texts'][number]>> {
  return {
    TITLE: {text: product.title, weight: WEIGHT.title},
    PRODUCT_TYPE: {text: product.productType, weight: WEIGHT.kind},
    TAG: {text: product.tags.join(' '), weight: WEIGHT.kind},
    VENDOR: {text: vendor, weight: WEIGHT.kind},
    VARIANTS_SKU: {text: skusOf(product).join(' '), weight: WEIGHT.kind},
    VARIANTS_TITLE: {text: valuesOf(product).join(' '), weight: WEIGHT.kind},
    VARIANTS_BARCODE: {text: '', weight: WEIGHT.kind},
    AUTHOR: {text: '', weight: WEIGHT.kind},
    BODY: {text: product.description.join(' '), weight: WEIGHT.body},
  };
}

/** Returns the search document of a product: the fields of `products(query:)`, and the texts of the given parts. */
export function productDocument(
  state: ShopState,
  product: SeedProduct,
  parts: readonly SearchableField[] = ALL_PARTS,
): SearchDocument {
  const vendor = state.seed.shop.name;
  return {
    fields: {
      available_for_sale: {kind: 'keyword', values: [String(hasAvailableVariant(state, product))]},
      created_at: {kind: 'date', value: product.createdAt},
      handle: {kind: 'keyword', values: [product.handle]},
      id: {kind: 'number', values: [productNumber(product)]},
      product_type: {kind: 'keyword', values: [product.productType]},
      sku: {kind: 'keyword', values: skusOf(product)},
      tag: {kind: 'keyword', values: product.tags},
      title: {kind: 'text', text: product.title},
      updated_at: {kind: 'date', value: product.updatedAt},
      'variants.price': {kind: 'number', values: pricesOf(product)},
      vendor: {kind: 'keyword', values: [vendor]},
    },
    // Texts are read lazily, because a query of fields alone does not need them for a thousand products.
    get texts() {
      const texts = partsOf(product, vendor);
      return parts.map((part) => texts[part]);
    },
  };
}

export const collectionDocument = ({title, handle, description}: SeedCollection): SearchDocument => ({
  fields: {
    collection_type: {kind: 'keyword', values: ['custom']},
    handle: {kind: 'keyword', values: [handle]},
    title: {kind: 'text', text: title},
    updated_at: {kind: 'date', value: SEED_DATE},
  },
  texts: [
    {text: title, weight: WEIGHT.title},
    {text: description, weight: WEIGHT.body},
  ],
});

export const pageDocument = ({title, handle, bodyHtml}: SeedPage): SearchDocument => ({
  fields: {
    created_at: {kind: 'date', value: SEED_DATE},
    handle: {kind: 'keyword', values: [handle]},
    title: {kind: 'text', text: title},
    updated_at: {kind: 'date', value: SEED_DATE},
  },
  texts: [
    {text: title, weight: WEIGHT.title},
    {text: toPlainText(bodyHtml), weight: WEIGHT.body},
  ],
});

export const blogDocument = ({title, handle}: SeedBlog): SearchDocument => ({
  fields: {
    created_at: {kind: 'date', value: SEED_DATE},
    handle: {kind: 'keyword', values: [handle]},
    title: {kind: 'text', text: title},
    updated_at: {kind: 'date', value: SEED_DATE},
  },
  texts: [{text: title, weight: WEIGHT.title}],
});

export const articleDocument = ({article, blog}: ArticleNode): SearchDocument => {
  const {author, publishedAt, tags, title, excerpt, bodyHtml} = article;
  const authorName = `${author.firstName} ${author.lastName}`;
  return {
    fields: {
      author: {kind: 'keyword', values: [authorName]},
      blog_title: {kind: 'keyword', values: [blog.title]},
      created_at: {kind: 'date', value: publishedAt},
      tag: {kind: 'keyword', values: tags},
      updated_at: {kind: 'date', value: publishedAt},
    },
    texts: [
      {text: title, weight: WEIGHT.title},
      {text: `${authorName} ${tags.join(' ')}`, weight: WEIGHT.kind},
      {text: `${excerpt} ${toPlainText(bodyHtml)}`, weight: WEIGHT.body},
    ],
  };
};

export const redirectDocument = ({path, target}: {path: string; target: string}): SearchDocument => ({
  fields: {path: {kind: 'keyword', values: [path]}, target: {kind: 'keyword', values: [target]}},
  texts: [{text: `${path} ${target}`, weight: WEIGHT.body}],
});
