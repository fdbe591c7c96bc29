import {memoize} from '~/core/memoize';
import type {ProductCardFragment} from '../../../../storefrontapi.generated';
import type {ProductCardView} from './product-view';
import {shorten} from './shorten';
import {toPicture} from './to-gallery';
import {toProductSummary} from './to-product-summary';

/** More than the three lines that a card shows, on any screen. */
const DESCRIPTION_MAX = 220;

const toCard = memoize((product: ProductCardFragment): ProductCardView | null => {
  const summary = toProductSummary(product);
  if (!summary) return null;
  const description = shorten(product.description, DESCRIPTION_MAX);
  return {...summary, image: toPicture(product.featuredImage), description};
});

/** @returns the cards of a shelf in the shop's order, without products that have nothing to sell. */
export const toProductCards = (products: readonly ProductCardFragment[]): readonly ProductCardView[] =>
  products.flatMap((product) => toCard(product) ?? []);
