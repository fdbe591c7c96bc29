import {BUNDLE_HANDLES, DISH_HANDLES} from './media-handles';

const RECIPE_STEPS = [1, 2, 3, 4, 5];

/** Returns the names of the clips of a recipe's steps, which are those of their posters as well. */
export const stepClipNames = (handle: string): readonly string[] =>
  RECIPE_STEPS.map((step) => `${handle}-step-${step}`);

/** The names of the clips in `clips/` without extension: one per product, the three cooking steps, and the steps of each recipe. */
export const CLIP_NAMES: readonly string[] = [
  ...DISH_HANDLES,
  ...BUNDLE_HANDLES,
  'how-it-works',
  ...DISH_HANDLES.flatMap(stepClipNames),
];
