import {stepClipNames} from '../media/clip-names';
import type {Seed} from '../types';
import {SINGLE_PRODUCTS} from './single-products';

/** What each of the clips shows, in the order of the steps. */
const SCENES = [
  'hot water turns the pack into a paste',
  'it browns in a hot pan',
  'the paste goes into the pan',
  'it cooks in its sauce',
  'the finished dish gets a pinch of salt',
];

/** The clips of the steps of every recipe. */
export const STEP_CLIPS: Seed['clips'] = SINGLE_PRODUCTS.flatMap(({handle, title}) =>
  stepClipNames(handle).map((name, index) => ({
    kind: 'video' as const,
    file: `${name}.mp4`,
    poster: `${name}.png`,
    altText: `${title}: ${SCENES[index]}, a short clip without sound`,
  })),
);
