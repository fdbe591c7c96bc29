import type {SeedMedia} from '../types';

const MASTER_PX = 1600;

/** Alternative texts of the bowl and ingredient pictures. */
export interface GalleryTexts {
  readonly bowl: string;
  readonly ingredients: string;
}

/**
 * Returns the media of a product in gallery order: bowl, pack, ingredients and the clip. Lists, carts and mails show the first.
 *
 * @param handle - the product's handle, which the file names contain
 * @param title - the product's title
 * @param words - the alternative texts that differ between products
 * @returns the gallery
 */
export function createGallery(handle: string, title: string, words: GalleryTexts): readonly SeedMedia[] {
  const picture = (view: string, altText: string): SeedMedia => ({
    kind: 'image',
    file: `${handle}-${view}.png`,
    altText,
    width: MASTER_PX,
    height: MASTER_PX,
  });
  return [
    picture('bowl', words.bowl),
    picture('pack', `${title}, front of the pack`),
    picture('ingredients', words.ingredients),
    {
      kind: 'video',
      file: `${handle}.mp4`,
      poster: `${handle}-bowl.png`,
      altText: `Cooking ${title}, a short clip without sound`,
    },
  ];
}
