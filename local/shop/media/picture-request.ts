/** How a picture is written. `pjpg` is a JPEG that sharpens as it loads. */
export type Encoding = 'avif' | 'webp' | 'png' | 'jpg' | 'pjpg';

/** The part that stays when a picture is cut to another shape. */
export type Crop = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** What is asked of a picture. Sizes are in pixels; one that is missing follows from the other. */
export interface PictureWish {
  readonly width?: number;
  readonly height?: number;
  readonly crop?: Crop;
  readonly encoding: Encoding;
  /** The encoding was chosen by the `Accept` header: answers vary by it. */
  readonly negotiated: boolean;
}

/** A wish, or what is wrong with it. */
export type PictureWishResult =
  {readonly ok: true; readonly value: PictureWish} | {readonly ok: false; readonly error: string};

/** The platform's CDN makes no picture larger than this on a side. */
export const MAX_SIDE_PX = 5760;

const ENCODINGS: readonly string[] = ['avif', 'webp', 'png', 'jpg', 'pjpg'] satisfies Encoding[];
const CROPS: readonly string[] = ['center', 'top', 'bottom', 'left', 'right'] satisfies Crop[];

const isEncoding = (value: string): value is Encoding => ENCODINGS.includes(value);
const isCrop = (value: string): value is Crop => CROPS.includes(value);

/**
 * @param accept the request's `Accept` header, null when it has none.
 * @returns the leanest encoding that the client names. A wildcard names none: it is what curl sends, and a file asked for
 *   as PNG stays one.
 */
export function negotiateEncoding(accept: string | null): Encoding {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'png';
}

function readSide(parameters: URLSearchParams, name: 'width' | 'height'): number | undefined | null {
  const value = parameters.get(name);
  if (value === null) return undefined;
  const side = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return side >= 1 && side <= MAX_SIDE_PX ? side : null;
}

/**
 * Reads the parameters of the platform's CDN: `width`, `height`, `crop`, `format`. Others, such as the version `v`, change nothing.
 * @returns the wish, or what is wrong with it.
 */
export function readPictureWish(parameters: URLSearchParams, accept: string | null): PictureWishResult {
  const width = readSide(parameters, 'width');
  const height = readSide(parameters, 'height');
  if (width === null || height === null)
    return {ok: false, error: `A side is a whole number from 1 to ${MAX_SIDE_PX}.`};
  const crop = parameters.get('crop') ?? undefined;
  if (crop !== undefined && !isCrop(crop)) return {ok: false, error: `crop is one of ${CROPS.join(', ')}.`};
  const format = parameters.get('format') ?? undefined;
  if (format !== undefined && !isEncoding(format))
    return {ok: false, error: `format is one of ${ENCODINGS.join(', ')}.`};
  const encoding = format ?? negotiateEncoding(accept);
  return {ok: true, value: {width, height, crop, encoding, negotiated: format === undefined}};
}
