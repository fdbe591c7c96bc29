/** A picture as the shop's APIs describe it. */
export interface ShopPicture {
  readonly url: string;
  readonly altText?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A box's proportions, as CSS writes them: `4/3`. */
export type Aspect = `${number}/${number}`;

/** What an `<img>` is given. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet: string;
}

const SRC_WIDTH = 600;
const LARGEST_WIDTH = 2048;

/** Widths that serve phones to wide screens at one to three dots a pixel without a jump of more than half. */
export const DEFAULT_WIDTHS: readonly number[] = [160, 320, 480, 640, 800, 1080, 1400];

/**
 * Builds the addresses of one picture in several sizes, as the platform's CDN scales and crops them.
 * @param picture the master; widths beyond its own are left out, since the CDN does not enlarge
 * @param widths wanted widths in CSS pixels, ascending
 * @param aspect crops to these proportions, from the middle; without it the master's own are kept
 */
export function imageSources(picture: ShopPicture, widths: readonly number[], aspect?: Aspect): ImageSources {
  const ratio = aspect ? aspectRatio(aspect) : null;
  const most = picture.width ?? Infinity;
  const fitting = widths.filter((width) => width <= most);
  const usable = fitting.length > 0 ? fitting : [Math.min(most, widths[0] ?? SRC_WIDTH)];
  const at = (width: number) => sizedUrl(picture.url, width, ratio && Math.round(width / ratio));
  const middle = usable.findLast((width) => width <= SRC_WIDTH) ?? usable[0] ?? SRC_WIDTH;
  return {src: at(middle), srcSet: usable.map((width) => `${at(width)} ${width}w`).join(', ')};
}

/** @returns the address of the whole picture, as large as anybody looks at it. */
export const largestUrl = (picture: ShopPicture): string => imageSources(picture, [LARGEST_WIDTH]).src;

/** @returns width over height */
export function aspectRatio(aspect: Aspect): number {
  const [width = 1, height = 1] = aspect.split('/').map(Number);
  return width / height;
}

function sizedUrl(url: string, width: number, height: number | null): string {
  const [address = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('width', String(width));
  if (height) {
    parameters.set('height', String(height));
    parameters.set('crop', 'center');
  }
  return `${address}?${parameters}`;
}
