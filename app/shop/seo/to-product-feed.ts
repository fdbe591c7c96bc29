import {toBackorder} from '~/core/backorder';
import {shopDayStart} from '~/core/dates';
import {escapeXml} from '~/core/escape-xml';
import {MARKET} from '~/core/market';
import {isReduced, type Money} from '~/core/money';
import {absoluteUrl} from '~/core/page-meta';
import {variantQuery} from '~/core/variant-query';
import {productPath} from '~/shop/catalog/model/product-path';
import type {FeedProduct, FeedVariant} from './find-feed-products.server';

interface FeedShop {
  readonly name: string;
  readonly description: string;
  readonly origin: string;
}

/** Google's category of prepared meals: https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt */
const GOOGLE_CATEGORY = '499989';
/** Google's limits, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

/** Returns the product feed in the format of Google Merchant Center: RSS 2.0 with its namespace. */
export function toProductFeed(products: readonly FeedProduct[], shop: FeedShop): string {
  const parents = products.filter(isParent);
  const parentIds = new Map(parents.flatMap(({id, variants}) => variants.nodes.map((variant) => [variant.id, id])));
  const items = products
    .filter((product) => !isParent(product))
    .flatMap((product) => toItems(product, parentIds, shop));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', shop.name),
    element('link', `${shop.origin}/`),
    element('description', shop.description),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}

/** Google's names of options that tell variants apart. */
const OPTION_ELEMENTS: Readonly<Record<string, string>> = {
  size: 'g:size',
  color: 'g:color',
  colour: 'g:color',
  material: 'g:material',
  pattern: 'g:pattern',
};

/** Returns whether a product is the parent of a combined listing: its variants are those of other products, which are sold. */
const isParent = ({handle, variants}: FeedProduct): boolean =>
  variants.nodes.some(({product}) => product.handle !== handle);

/**
 * Returns an entry for each variant; none for a product without one, which cannot be bought.
 * @param parentIds the combined listing of each variant that is in one, so that its products are one group
 */
function toItems(product: FeedProduct, parentIds: ReadonlyMap<string, string>, shop: FeedShop): readonly string[] {
  const {nodes, pageInfo} = product.variants;
  const isChoice = nodes.length > 1 || pageInfo.hasNextPage;
  return nodes.map((variant) => {
    const parentId = parentIds.get(variant.id);
    const isGroup = isChoice || parentId !== undefined;
    return toItem(product, variant, isGroup ? groupParts(parentId ?? product.id, variant) : NO_GROUP, shop);
  });
}

interface GroupParts {
  /** What follows the title of the product, and its address. */
  readonly name: string;
  readonly query: string;
  readonly elements: readonly string[];
}

const NO_GROUP: GroupParts = {name: '', query: '', elements: []};

const groupParts = (id: string, {title, selectedOptions}: FeedVariant): GroupParts => ({
  name: `, ${title}`,
  query: variantQuery(selectedOptions),
  elements: [
    element('g:item_group_id', `shopify_${MARKET.country}_${idNumber(id)}`),
    ...selectedOptions.flatMap(({name, value}) => {
      const tag = OPTION_ELEMENTS[name.toLowerCase()];
      return tag ? [element(tag, value)] : [];
    }),
  ],
});

function toItem(product: FeedProduct, variant: FeedVariant, group: GroupParts, shop: FeedShop): string {
  const {price, compareAtPrice} = variant;
  const regular = compareAtPrice && isReduced(price, compareAtPrice) ? compareAtPrice : null;
  const own = group !== NO_GROUP && variant.image ? [variant.image] : [];
  const urls = [...own, ...product.images.nodes].map(({url}) => absoluteUrl(url, shop));
  const [image, ...otherImages] = new Set(urls);
  return [
    '<item>',
    element('g:id', `shopify_${MARKET.country}_${idNumber(product.id)}_${idNumber(variant.id)}`),
    ...group.elements,
    element('g:title', (product.title + group.name).slice(0, MAX_TITLE)),
    element('g:description', (product.description || product.title).slice(0, MAX_DESCRIPTION)),
    element('g:link', absoluteUrl(productPath(product.handle), shop) + group.query),
    ...(image ? [element('g:image_link', image)] : []),
    ...otherImages.map((url) => element('g:additional_image_link', url)),
    ...availabilityOf(product, variant),
    element('g:price', feedPrice(regular ?? price)),
    ...(regular ? [element('g:sale_price', feedPrice(price))] : []),
    element('g:brand', product.vendor),
    ...(variant.sku ? [element('g:mpn', variant.sku)] : []),
    element('g:condition', 'new'),
    ...(product.productType ? [element('g:product_type', product.productType)] : []),
    element('g:google_product_category', GOOGLE_CATEGORY),
    '</item>',
  ].join('\n');
}

function availabilityOf({shipsOn}: FeedProduct, variant: FeedVariant): readonly string[] {
  const backorder = toBackorder(variant, [variant.shipsOn, shipsOn]);
  if (!backorder) return [element('g:availability', variant.availableForSale ? 'in_stock' : 'out_of_stock')];
  // Google asks for the date, and refuses an entry without one.
  const date = backorder.shipsOn && shopDayStart(backorder.shipsOn).toISOString();
  return [element('g:availability', 'backorder'), ...(date ? [element('g:availability_date', date)] : [])];
}

const feedPrice = ({amount, currencyCode}: Money) => `${Number(amount).toFixed(2)} ${currencyCode}`;

const idNumber = (gid: string) => gid.slice(gid.lastIndexOf('/') + 1);

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
