import {BUNDLES, DISHES} from './names';

/** The clips in `clips/`, without their extension: one for each product, and the three steps of cooking. */
export const CLIP_NAMES: readonly string[] = [...DISHES, ...BUNDLES, 'how-it-works'];
