import type {PictureView} from './picture-view';
import type {MediaView} from './product-view';

/** Lists the picture of the chosen variant first, and adds it if it is not among the pictures of the product. */
export function toShownMedia(
  media: readonly MediaView[],
  picture: PictureView | null,
  title: string,
): readonly MediaView[] {
  if (!picture) return media;
  const isVariants = (entry: MediaView) => entry.kind === 'image' && addressOf(entry.image) === addressOf(picture);
  const own = media.find(isVariants) ?? {kind: 'image', alt: picture.altText || title, image: picture};
  return [own, ...media.filter((entry) => !isVariants(entry))];
}

/** Shopify adds versions to URLs. */
const addressOf = ({url}: PictureView): string => url.split('?', 1)[0] ?? url;
