import {BUNDLE_HANDLES, DISH_HANDLES} from './media-handles';

/** The names of the clips in `clips/` without extension: one per product, and the three cooking steps. */
export const CLIP_NAMES: readonly string[] = [...DISH_HANDLES, ...BUNDLE_HANDLES, 'how-it-works'];
