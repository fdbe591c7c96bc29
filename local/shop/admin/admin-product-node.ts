import type {MediaFailure, SeedProduct} from '../../seed/types';
import {isPublished} from '../catalog/catalog-changes';
import {isBundle} from '../catalog/components';
import {descriptionHtmlOf} from '../catalog/description-html';
import {productId, variantId} from '../catalog/ids';
import {toAllMedia, toPictures, toVariantPicture} from '../catalog/media';
import {getStock, getTotalStock, isAvailable} from '../catalog/stock';
import {toMeasurement, unitPriceOf} from '../catalog/variant-resolvers';
import {compareAtRangeMinor, priceRangeMinor, variantsOf, variantTitle, type Variant} from '../catalog/variants';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import {productNumber, type ShopContext} from '../state';
import {restAmount} from '../webhooks/rest-values';

const exact = (count: number) => ({count, precision: 'EXACT'});

/** Converts a product to a node of the Admin API. A missing field fails with its name. */
export function toAdminProduct(product: SeedProduct, {state}: ShopContext) {
  const {title, handle, productType, tags, createdAt, updatedAt, staff} = product;
  const variants = variantsOf(product);
  const price = priceRangeMinor(product);
  const compareAt = compareAtRangeMinor(product);
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
    totalInventory: getTotalStock(state, product),
    tracksInventory: !staff?.isUntracked,
    hasOnlyDefaultVariant: product.options === undefined,
    hasOutOfStockVariants: variants.some((variant) => !isAvailable(state, variant)),
    isGiftCard: product.isGiftCard ?? false,
    onlineStoreUrl: null,
    category: null,
    templateSuffix: null,
    seo: {title: null, description: null},
    featuredImage: toPictures(product)[0] ?? null,
    priceRangeV2: {minVariantPrice: money(price.min), maxVariantPrice: money(price.max)},
    compareAtPriceRange: compareAt && {
      minVariantCompareAtPrice: money(compareAt.min),
      maxVariantCompareAtPrice: money(compareAt.max),
    },
    variantsCount: exact(variants.length),
    mediaCount: exact(product.media.length),
    product,
  };
}

export type AdminProduct = ReturnType<typeof toAdminProduct>;

/** Converts a variant to a node of the Admin API. */
export function toAdminVariant(variant: Variant, {state}: ShopContext) {
  const {product, compareAtMinor, unitPrice} = variant;
  const title = variantTitle(variant);
  const stock = getStock(state, variant);
  return {
    __typename: 'ProductVariant' as const,
    id: variantId(variant),
    legacyResourceId: variant.number,
    title,
    displayName: `${product.title} - ${title}`,
    sku: variant.sku,
    barcode: null,
    price: restAmount(variant.priceMinor),
    compareAtPrice: compareAtMinor === undefined ? null : restAmount(compareAtMinor),
    unitPrice: unitPriceOf(variant),
    unitPriceMeasurement: unitPrice ? toMeasurement(unitPrice) : null,
    showUnitPrice: unitPrice !== undefined,
    inventoryQuantity: stock,
    sellableOnlineQuantity: Math.max(0, stock),
    inventoryPolicy: variant.inventoryPolicy ?? 'DENY',
    availableForSale: isAvailable(state, variant),
    position: variant.position,
    taxable: true,
    requiresComponents: isBundle(variant),
    selectedOptions: variant.selectedOptions,
    createdAt: dateTime(product.createdAt),
    updatedAt: dateTime(product.updatedAt),
    image: toVariantPicture(variant),
    variant,
  };
}

export type AdminVariant = ReturnType<typeof toAdminVariant>;

const CONTENT_TYPES = {image: 'IMAGE', video: 'VIDEO', external: 'EXTERNAL_VIDEO', model: 'MODEL_3D'} as const;

/** Converts the media of a product to nodes of the Admin API. */
export const toAdminMedia = (product: SeedProduct) =>
  toAllMedia(product).map(({__typename, number, media}) => {
    const image = toPictures(product).find(({id}) => id === gid('ProductImage', number)) ?? null;
    const failure = media.status === undefined || media.status === 'PROCESSING' ? null : media.status;
    const status = failure ? 'FAILED' : (media.status ?? 'READY');
    return {
      __typename,
      id: gid(__typename, number),
      alt: media.altText,
      mediaContentType: CONTENT_TYPES[media.kind],
      status,
      fileStatus: status,
      mediaErrors: failure ? [{code: failure, details: null, message: MEDIA_ERRORS[failure]}] : [],
      mediaWarnings: [],
      image,
      preview: {status, image},
    };
  });

const MEDIA_ERRORS: Readonly<Record<MediaFailure, string>> = {
  IMAGE_PROCESSING_FAILURE: 'Image processing failure',
  INVALID_IMAGE_FILE_SIZE: 'Image file size exceeds 20 MB',
  INVALID_IMAGE_RESOLUTION: 'Image resolution exceeds 20 megapixels',
};
