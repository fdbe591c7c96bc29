import type {ProductSummaryFragment} from '../../../../storefrontapi.generated';
import {toQuantityRule} from '~/core/quantity-rule-copy';
import {toDishHue} from './dish-hue';
import {readList, readRating, readText, type Metafield} from './metafields';
import {toLowestPrice, toPriceRange} from './price';
import type {ProductSummaryView} from './product-view';
import {countServings} from './servings';
import {readTags} from './tags';

export type SummarySource = ProductSummaryFragment & {readonly includes?: Metafield};

/** The badge of a bundle of Shopify's Bundles app without another one; badges are upper case. */
const FIXED_BUNDLE_BADGE = 'BUNDLE';

/**
 * Converts the product data that cards and pages share. A missing or invalid metafield becomes null.
 * @returns null for a product without a variant
 */
export function toProductSummary(product: SummarySource): ProductSummaryView | null {
  const variant = product.selectedOrFirstAvailableVariant;
  if (!variant) return null;
  const {isBundle, size} = readTags(product.tags ?? []);
  // The Storefront API names no role: it returns variants of the children for the parent of a combined listing.
  const isCombined = variant.product.handle !== product.handle;
  return {
    handle: product.handle,
    title: product.title,
    secondName: readText(product.secondName),
    variantId: variant.id,
    isBundle,
    isAvailable: product.availableForSale,
    hasChoice: isCombined || product.requiresSellingPlan || (product.variantsCount?.count ?? 1) > 1,
    isCombined,
    quantityRule: toQuantityRule(variant.quantityRule),
    requiresPlan: product.requiresSellingPlan,
    servings: countServings({isBundle, components: readList(product.includes).length, size}),
    badge: readText(product.badge) ?? (variant.requiresComponents ? FIXED_BUNDLE_BADGE : null),
    hue: toDishHue(readText(product.hue)),
    heat: readText(product.heat),
    ...(isCombined ? toPriceRange(product.priceRange) : toLowestPrice(product.priceRange, variant)),
    ...readRating([
      {rating: product.ownRating, count: product.ownReviewCount},
      {rating: product.rating, count: product.reviewCount},
      {rating: product.appRating, count: product.appReviewCount},
    ]),
  };
}
