import type {PictureView} from '~/shop/catalog/model/picture-view';

/** A step of a recipe with its clip. */
export interface CookingStepView {
  /** The merchant's text, as in the recipe. */
  readonly text: string;
  /** The times in it, as written: `8-10 minutes`. */
  readonly times: readonly string[];
  readonly url: string;
  /** What the clip shows. */
  readonly alt: string;
  readonly poster: PictureView | null;
}

export interface CookingStepsView {
  /** The steps with a clip, in order. */
  readonly steps: readonly CookingStepView[];
  /** The sum of the longest times in the steps, in minutes; null if they name none. */
  readonly mostMinutes: number | null;
}

/** How a product is cooked. */
export interface CookingView {
  /** Of the product. */
  readonly handle: string;
  /** Null if the merchant has no clips. */
  readonly strip: CookingStepsView | null;
  /** The usual protein; null if the merchant names none. */
  readonly protein: string | null;
}
