import {SPICE_MARKET_PICTURES} from './spice-market-pictures';
import {stepClipNames} from './clip-names';
import {ARTICLE_HANDLES, BUNDLE_HANDLES, COLLECTION_HANDLES, DISH_HANDLES, FOUNDER_HANDLES} from './media-handles';

/** Size of a master in pixels, which is also its viewBox. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PRODUCT: PictureSize = {width: 1600, height: 1600};
const HERO: PictureSize = {width: 1600, height: 1200};
const BANNER: PictureSize = {width: 1600, height: 900};
const PORTRAIT: PictureSize = {width: 1200, height: 1200};
const POSTER: PictureSize = {width: 1200, height: 1600};
const SWATCH: PictureSize = {width: 400, height: 400};
const CLIP_POSTER: PictureSize = {width: 1080, height: 1920};

/** The pictures of a product, in the order of its gallery. */
const VIEWS = ['bowl', 'pack', 'ingredients'] as const;

const SIZES: ReadonlyMap<string, PictureSize> = new Map<string, PictureSize>([
  ['hero', HERO],
  ['how-it-works', CLIP_POSTER],
  ['founders', HERO],
  ['freeze-dryer', BANNER],
  ['tiffin-offer', POSTER],
  ...FOUNDER_HANDLES.map((handle): [string, PictureSize] => [`founder-${handle}`, PORTRAIT]),
  ...COLLECTION_HANDLES.map((handle): [string, PictureSize] => [`collection-${handle}`, BANNER]),
  ...ARTICLE_HANDLES.map((handle): [string, PictureSize] => [`article-${handle}`, BANNER]),
  ...[...DISH_HANDLES, ...BUNDLE_HANDLES].flatMap((handle) =>
    VIEWS.map((view): [string, PictureSize] => [`${handle}-${view}`, PRODUCT]),
  ),
  ...DISH_HANDLES.map((handle): [string, PictureSize] => [`${handle}-plate`, PRODUCT]),
  ...DISH_HANDLES.flatMap(stepClipNames).map((name): [string, PictureSize] => [name, PRODUCT]),
  ...SPICE_MARKET_PICTURES.map((name): [string, PictureSize] => [name, PRODUCT]),
  ['collection-spice-market', BANNER],
  ['swatch-hammered-copper', SWATCH],
]);

/** The names of all pictures, without their extension. */
export const PICTURE_NAMES: readonly string[] = [...SIZES.keys()];

/** Returns the size of a picture's master, or undefined if there is no such picture. */
export const pictureSize = (name: string): PictureSize | undefined => SIZES.get(name);
