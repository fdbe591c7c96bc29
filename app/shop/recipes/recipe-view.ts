import type {DishHue} from '~/shop/catalog/model/dish-hue';
import type {PictureView} from '~/shop/catalog/model/picture-view';
import type {MediaView, NutritionView, ProductSummaryView} from '~/shop/catalog/model/product-view';

export interface RecipeCardView {
  readonly handle: string;
  readonly title: string;
  readonly image: PictureView | null;
  readonly hue: DishHue | null;
  /** The merchant's name of how hot the dish is. */
  readonly heat: string | null;
  readonly isBestseller: boolean;
  /** The merchant's text, such as `2 servings`. */
  readonly size: string;
  /** What it is good with, the usual one first; empty if the merchant does not say. */
  readonly proteins: readonly string[];
}

export type RecipeVideo = Exclude<MediaView, {kind: 'image' | 'model'}>;

/** A recipe, or for a bundle the recipes of its packs. */
export interface RecipeView extends RecipeCardView {
  /** What to buy for it. */
  readonly product: ProductSummaryView;
  readonly video: RecipeVideo | null;
  /** Each begins with its quantity. Empty for a bundle. */
  readonly ingredients: readonly string[];
  /** Empty for a bundle. */
  readonly steps: readonly string[];
  /** How to cook it with something else. */
  readonly swaps: readonly string[];
  /** Of the kit; null if the merchant has none. */
  readonly nutrition: NutritionView | null;
  /** The packs of a bundle; empty for a single pack. */
  readonly packs: readonly RecipeCardView[];
}
