import type {MediaView, PictureView} from './product-view';

/** @returns what an entry of a gallery is shown by while nobody plays it. */
export const previewPicture = (entry: MediaView): PictureView | null =>
  entry.kind === 'image' ? entry.image : entry.poster;
