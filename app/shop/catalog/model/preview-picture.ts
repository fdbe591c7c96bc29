import type {PictureView} from './picture-view';
import type {MediaView} from './product-view';

/** @returns the image of a gallery entry, or the poster of a video */
export const previewPicture = (entry: MediaView): PictureView | null =>
  entry.kind === 'image' ? entry.image : entry.poster;
