import {memoize} from '~/core/memoize';
import {toMinorUnits} from '~/core/money';
import type {ProductCardFragment} from '../../../../storefrontapi.generated';
import {firstSentence} from '~/core/first-sentence';
import {readText} from './metafields';
import type {ProductCardView} from './product-view';
import {shorten} from './shorten';
import {readTags} from './tags';
import {toPicture} from './to-gallery';
import {toProductSummary} from './to-product-summary';

/** Two lines of a card on most screens. */
const TAGLINE_MAX = 90;

const toCard = memoize((product: ProductCardFragment): ProductCardView | null => {
  const summary = toProductSummary(product);
  if (!summary || readTags(product.tags ?? []).isUnlisted) return null;
  const tagline = readText(product.tagline) ?? shorten(firstSentence(product.description), TAGLINE_MAX);
  const [dish, pack] = product.images.nodes;
  const priceMinor = toMinorUnits(product.priceRange.minVariantPrice);
  return {...summary, image: toPicture(dish), pack: toPicture(pack), priceMinor, tagline};
});

/** Converts products to cards; omits products without a variant, and unlisted ones. */
export const toProductCards = (products: readonly ProductCardFragment[]): readonly ProductCardView[] =>
  products.flatMap((product) => toCard(product) ?? []);
