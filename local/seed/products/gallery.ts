import type {SeedMedia} from '../types';

const MASTER_PX = 1600;

/** What the bowl and the ingredient picture show, for people who cannot see them. */
export interface GalleryTexts {
  readonly bowl: string;
  readonly ingredients: string;
}

/**
 * Lists the media of a product in gallery order: pack, bowl, ingredients and the clip.
 *
 * @param handle - the product's handle, from which the files are named
 * @param title - the product's title
 * @param words - descriptions of the two pictures that differ from dish to dish
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
    picture('pack', `${title}, front of the pack`),
    picture('bowl', words.bowl),
    picture('ingredients', words.ingredients),
    {
      kind: 'video',
      file: `${handle}.mp4`,
      poster: `${handle}-bowl.png`,
      altText: `Cooking ${title}, a short clip without sound`,
    },
  ];
}
