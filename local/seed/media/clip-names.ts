import {BUNDLE_HANDLES, DISH_HANDLES} from './media-handles';

/** The names of the clips in `clips/`, without their extension: one per product, and the three steps of cooking. */
export const CLIP_NAMES: readonly string[] = [...DISH_HANDLES, ...BUNDLE_HANDLES, 'how-it-works'];
