import type {ProductCardFragment} from '../../../../storefrontapi.generated';
import type {ProductCardView} from './product-view';
import {toPicture} from './to-gallery';
import {toProductSummary} from './to-product-summary';

/** @returns the cards of a shelf in the shop's order, without products that have nothing to sell. */
export const toProductCards = (products: readonly ProductCardFragment[]): readonly ProductCardView[] =>
  products.flatMap((product) => {
    const summary = toProductSummary(product);
    return summary ? [{...summary, image: toPicture(product.featuredImage), description: product.description}] : [];
  });
