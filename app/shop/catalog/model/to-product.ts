import {toBackorder} from '~/core/backorder';
import {memoize} from '~/core/memoize';
import {typesetAmounts} from '~/core/typeset-amounts';
import type {ProductPageQuery} from '../../../../storefrontapi.generated';
import {toParagraphs} from './html-paragraphs';
import {toPriceRange, toPriceView} from './price';
import {readCount, readLines, readList, readText} from './metafields';
import type {IncludedView, ProductView} from './product-view';
import {shorten} from './shorten';
import {readTags} from './tags';
import {toBundles, toComponents} from './to-components';
import {toGallery} from './to-gallery';
import {toNutrition} from './to-nutrition';
import {hasChoice, toOptions} from './to-options';
import {toPlans} from './to-plans';
import {toProductSummary} from './to-product-summary';
import {shownPicture} from './shown-picture';
import {toShownMedia} from './to-shown-media';
import {toVariant} from './to-variant';

export type ProductSource = NonNullable<ProductPageQuery['product']>;

const SEO_DESCRIPTION_MAX = 160;

/**
 * Converts a product for its page.
 * @returns null for a product without a variant
 */
export const toProduct = memoize((product: ProductSource): ProductView | null => {
  const summary = toProductSummary(product);
  const variant = product.selectedOrFirstAvailableVariant;
  if (!summary || !variant) return null;
  const {isBestseller, size} = readTags(product.tags ?? []);
  const shown = toShownVariant(product, variant);
  const description = toParagraphs(product.descriptionHtml);
  const media = toShownMedia(toGallery(product), shown.picture, product.title);
  return {
    ...summary,
    ...shown,
    isSubstitute: false,
    elsewhere: null,
    plans: toPlans(product, shown),
    id: product.id,
    hasOwnReviews: (readCount(product.ownReviewCount) ?? 0) > 0,
    vendor: product.vendor,
    isGiftCard: product.isGiftCard,
    size,
    isBestseller,
    seoDescription: product.seo.description?.trim() || shorten(description.join(' '), SEO_DESCRIPTION_MAX),
    picture: shownPicture({picture: shown.picture, media}),
    media,
    description,
    whyChoose: readList(product.whyChoose),
    includes: toIncluded(product.includes),
    components: toComponents(product.chosenVariant?.components.nodes),
    bundles: toBundles(product.chosenVariant?.groupedBy.nodes),
    ingredients: readLines(product.ingredients).map(typesetAmounts),
    howToUse: readList(product.howToUse).map(typesetAmounts),
    storage: readLines(product.storage).map(typesetAmounts),
    nutrition: toNutrition(product.nutrition?.reference?.fields),
  };
});

/** Returns the variant that the page shows; of a product without a choice, what cards show of it as well. */
function toShownVariant(product: ProductSource, only: NonNullable<ProductSource['selectedOrFirstAvailableVariant']>) {
  const {chosenVariant} = product;
  const options = toOptions(product);
  // A combined listing shows none of its products, but leads to them.
  if (only.product.handle !== product.handle)
    return {...toNoVariant(product, only), ...toPriceRange(product.priceRange), options, sku: null};
  if (chosenVariant && hasChoice(product)) {
    const {title: variantTitle, requiresShipping: isSent, selectedOptions} = chosenVariant;
    return {...toVariant(chosenVariant, product.shipsOn), variantTitle, isSent, options, selectedOptions};
  }
  return {...toNoVariant(product, only), options: []};
}

/** Returns what a page shows of a product without a choice. */
const toNoVariant = (
  product: Pick<ProductSource, 'shipsOn'>,
  only: NonNullable<ProductSource['selectedOrFirstAvailableVariant']>,
) => ({
  variantTitle: null,
  isSent: true,
  backorder: toBackorder(only, [only.shipsOn, product.shipsOn]),
  sku: only.sku?.trim() || null,
  unitPrice: null,
  picture: null,
  amount: only.price,
  ...toPriceView(only.price, only.compareAtPrice),
  selectedOptions: [],
});

/** Referenced products that are not published here are empty objects. */
function toIncluded(includes: ProductSource['includes']): readonly IncludedView[] {
  const products = includes?.references?.nodes ?? [];
  return products.flatMap((product) =>
    'handle' in product ? [{handle: product.handle, title: product.title, heat: readText(product.heat)}] : [],
  );
}
