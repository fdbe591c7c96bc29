import type {PictureView} from './picture-view';
import type {ProductView} from './product-view';

/** Returns the picture of the shown variant, or the product's first; null without pictures. */
export const shownPicture = ({picture, media}: Pick<ProductView, 'picture' | 'media'>): PictureView | null =>
  picture ?? media.flatMap((entry) => (entry.kind === 'image' ? [entry.image] : []))[0] ?? null;
