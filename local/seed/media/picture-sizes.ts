import {BUNDLES, COLLECTIONS, DISHES} from './names';

/** Sides of a master, in pixels; drawings use the same units. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The sides of a product's picture, in pixels. */
export const SQUARE = 1600;

/** The size of the picture at the head of the shop. */
export const HERO: PictureSize = {width: 1600, height: 1200};

/** The size of a collection's picture. */
export const BANNER: PictureSize = {width: 1600, height: 900};

/** The size of the picture that stands for the clip of the three steps. */
export const UPRIGHT: PictureSize = {width: 1080, height: 1920};

/** What a product is shown from, in the order of its gallery. */
export const VIEWS = ['pack', 'bowl', 'ingredients'] as const;

const SIZES: ReadonlyMap<string, PictureSize> = new Map<string, PictureSize>([
  ['hero', HERO],
  ['how-it-works', UPRIGHT],
  ...COLLECTIONS.map((handle): [string, PictureSize] => [`collection-${handle}`, BANNER]),
  ...[...DISHES, ...BUNDLES].flatMap((handle) =>
    VIEWS.map((view): [string, PictureSize] => [`${handle}-${view}`, {width: SQUARE, height: SQUARE}]),
  ),
]);

/** The names of all pictures, without their extension. */
export const PICTURE_NAMES: readonly string[] = [...SIZES.keys()];

/** @returns the size of a picture's master; undefined when there is no picture of this name. */
export const pictureSize = (name: string): PictureSize | undefined => SIZES.get(name);
