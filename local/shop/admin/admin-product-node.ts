import type {SeedProduct} from '../../seed/types';
import {isPublished} from '../catalog/catalog-changes';
import {descriptionHtmlOf} from '../catalog/description-html';
import {productId, variantId} from '../catalog/ids';
import {toGallery, toPictures} from '../catalog/media';
import {ONLY_OPTION} from '../catalog/product-options';
import {getStock, isAvailable} from '../catalog/stock';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import {productNumber, variantNumber, type ShopContext} from '../state';
import {restAmount} from '../webhooks/rest-values';

const exact = (count: number) => ({count, precision: 'EXACT'});

/** Converts a product to a node of the Admin API. A missing field fails with its name. */
export function toAdminProduct(product: SeedProduct, {state}: ShopContext) {
  const {title, handle, productType, tags, priceMinor, compareAtMinor, createdAt, updatedAt, staff} = product;
  const price = money(priceMinor);
  const compareAt = compareAtMinor === undefined ? null : money(compareAtMinor);
  return {
    __typename: 'Product' as const,
    id: productId(product),
    legacyResourceId: productNumber(product),
    title,
    handle,
    descriptionHtml: descriptionHtmlOf(product),
    productType,
    vendor: state.seed.shop.name,
    tags: [...tags].sort(),
    status: staff?.status ?? 'ACTIVE',
    createdAt: dateTime(createdAt),
    updatedAt: dateTime(updatedAt),
    publishedAt: isPublished(product) ? dateTime(createdAt) : null,
    publishedOnCurrentPublication: !staff?.isUnpublished,
    totalInventory: getStock(state, product),
    tracksInventory: !staff?.isUntracked,
    hasOnlyDefaultVariant: true,
    hasOutOfStockVariants: !isAvailable(state, product),
    isGiftCard: false,
    onlineStoreUrl: null,
    category: null,
    templateSuffix: null,
    seo: {title: null, description: null},
    featuredImage: toPictures(product)[0] ?? null,
    priceRangeV2: {minVariantPrice: price, maxVariantPrice: price},
    compareAtPriceRange: compareAt && {minVariantCompareAtPrice: compareAt, maxVariantCompareAtPrice: compareAt},
    variantsCount: exact(1),
    mediaCount: exact(product.media.length),
    product,
  };
}

export type AdminProduct = ReturnType<typeof toAdminProduct>;

/** Converts the only variant of a product to a node of the Admin API. */
export function toAdminVariant(product: SeedProduct, {state}: ShopContext) {
  return {
    __typename: 'ProductVariant' as const,
    id: variantId(product),
    legacyResourceId: variantNumber(product),
    title: ONLY_OPTION.value,
    displayName: `${product.title} - ${ONLY_OPTION.value}`,
    sku: product.sku,
    barcode: null,
    price: restAmount(product.priceMinor),
    compareAtPrice: product.compareAtMinor === undefined ? null : restAmount(product.compareAtMinor),
    inventoryQuantity: getStock(state, product),
    sellableOnlineQuantity: Math.max(0, getStock(state, product)),
    inventoryPolicy: 'DENY',
    availableForSale: isAvailable(state, product),
    position: 1,
    taxable: true,
    requiresComponents: false,
    selectedOptions: [ONLY_OPTION],
    createdAt: dateTime(product.createdAt),
    updatedAt: dateTime(product.updatedAt),
    image: toPictures(product)[0] ?? null,
    seed: product,
  };
}

export type AdminVariant = ReturnType<typeof toAdminVariant>;

export const toAdminMedia = (product: SeedProduct) =>
  toGallery(product).map(({__typename, number, media}) => {
    const image = toPictures(product).find(({id}) => id === gid('ProductImage', number)) ?? null;
    return {
      __typename,
      id: gid(__typename, number),
      alt: media.altText,
      mediaContentType: {image: 'IMAGE', video: 'VIDEO', external: 'EXTERNAL_VIDEO'}[media.kind],
      status: 'READY',
      image,
      preview: {status: 'READY', image},
    };
  });
