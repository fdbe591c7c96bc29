/** A picture as in Shopify's APIs. */
export interface ShopPicture {
  readonly url: string;
  readonly altText?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** An aspect ratio in CSS notation: `4/3`. */
export type Aspect = `${number}/${number}`;

export interface ImageSources {
  readonly src: string;
  readonly srcSet: string;
}

const SRC_WIDTH = 600;
const LARGEST_WIDTH = 2048;

/** Widths for phones to wide screens at pixel ratios of one to three. */
export const DEFAULT_WIDTHS: readonly number[] = [160, 320, 480, 640, 800, 1080, 1400];

/**
 * Returns the URLs of one picture in several sizes, which Shopify's CDN scales and crops.
 * @param picture the original; wider sizes are omitted, because the CDN does not enlarge
 * @param widths widths in CSS pixels, ascending
 * @param aspect crops from the center to this aspect ratio; the original's by default
 */
export function imageSources(picture: ShopPicture, widths: readonly number[], aspect?: Aspect): ImageSources {
  const ratio = aspect ? aspectRatio(aspect) : null;
  const maxWidth = picture.width ?? Infinity;
  const fitting = widths.filter((width) => width <= maxWidth);
  const usable = fitting.length > 0 ? fitting : [Math.min(maxWidth, widths[0] ?? SRC_WIDTH)];
  const base = unsizedUrl(picture.url);
  const at = (width: number) =>
    ratio ? `${base}width=${width}&height=${Math.round(width / ratio)}&crop=center` : `${base}width=${width}`;
  const middle = usable.findLast((width) => width <= SRC_WIDTH) ?? usable[0] ?? SRC_WIDTH;
  return {src: at(middle), srcSet: usable.map((width) => `${at(width)} ${width}w`).join(', ')};
}

/** Returns the URL of the uncropped picture in the largest size that is shown. */
export const largestUrl = (picture: ShopPicture): string => imageSources(picture, [LARGEST_WIDTH]).src;

/** Returns width divided by height. */
export function aspectRatio(aspect: Aspect): number {
  const [width = 1, height = 1] = aspect.split('/').map(Number);
  return width / height;
}

const SIZE = /[?&](?:width|height|crop)=/;

/** Returns a picture's URL without a size, to which one can be appended. */
function unsizedUrl(url: string): string {
  if (!SIZE.test(url)) return url.includes('?') ? `${url}&` : `${url}?`;
  const [address = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  for (const name of ['width', 'height', 'crop']) parameters.delete(name);
  return parameters.size === 0 ? `${address}?` : `${address}?${parameters}&`;
}
