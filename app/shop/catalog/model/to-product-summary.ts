import type {ProductSummaryFragment} from '../../../../storefrontapi.generated';
import {toQuantityRule} from '~/core/quantity-rule-copy';
import {toDishHue} from './dish-hue';
import {readList, readRating, readText, type Metafield} from './metafields';
import {toLowestPrice} from './price';
import type {ProductSummaryView} from './product-view';
import {countServings} from './servings';
import {readTags} from './tags';

export type SummarySource = ProductSummaryFragment & {readonly includes?: Metafield};

/**
 * Converts the product data that cards and pages share. A missing or invalid metafield becomes null.
 * @returns null for a product without a variant
 */
export function toProductSummary(product: SummarySource): ProductSummaryView | null {
  const variant = product.selectedOrFirstAvailableVariant;
  if (!variant) return null;
  const {isBundle, size} = readTags(product.tags ?? []);
  return {
    handle: product.handle,
    title: product.title,
    secondName: readText(product.secondName),
    variantId: variant.id,
    isBundle,
    isAvailable: product.availableForSale,
    quantityRule: toQuantityRule(variant.quantityRule),
    requiresPlan: product.requiresSellingPlan,
    hasChoice: (product.variantsCount?.count ?? 1) > 1,
    servings: countServings({isBundle, components: readList(product.includes).length, size}),
    badge: readText(product.badge),
    hue: toDishHue(readText(product.hue)),
    heat: readText(product.heat),
    ...toLowestPrice(product.priceRange, variant),
    ...readRating([
      {rating: product.ownRating, count: product.ownReviewCount},
      {rating: product.rating, count: product.reviewCount},
      {rating: product.appRating, count: product.appReviewCount},
    ]),
  };
}
