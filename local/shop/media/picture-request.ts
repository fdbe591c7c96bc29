/** Encoding of a picture. `pjpg` is a progressive JPEG. */
export type Encoding = 'avif' | 'webp' | 'png' | 'jpg' | 'pjpg';

/** The part of a picture that a crop preserves. */
export type Crop = 'center' | 'top' | 'bottom' | 'left' | 'right';

/** The parameters of a picture request. Sizes are in pixels; a missing one follows from the other. */
export interface PictureRequest {
  readonly width?: number;
  readonly height?: number;
  readonly crop?: Crop;
  readonly encoding: Encoding;
  /** Whether the `Accept` header decided the encoding, so that the response varies by it. */
  readonly negotiated: boolean;
}

export type PictureRequestResult =
  | {readonly ok: true; readonly value: PictureRequest}
  | {readonly ok: false; readonly error: string};

/** The largest side that Shopify's CDN returns. */
export const MAX_SIDE_PX = 5760;

const ENCODINGS: readonly string[] = ['avif', 'webp', 'png', 'jpg', 'pjpg'] satisfies Encoding[];
const CROPS: readonly string[] = ['center', 'top', 'bottom', 'left', 'right'] satisfies Crop[];

const isEncoding = (value: string): value is Encoding => ENCODINGS.includes(value);
const isCrop = (value: string): value is Crop => CROPS.includes(value);

/**
 * Returns the smallest encoding that the `Accept` header names. A wildcard, as curl sends it, names none, and the response
 * stays a PNG.
 */
export function negotiateEncoding(accept: string | null): Encoding {
  const types = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*/))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  if (types.includes('image/avif')) return 'avif';
  return types.includes('image/webp') ? 'webp' : 'png';
}

function parseSide(parameters: URLSearchParams, name: 'width' | 'height'): number | undefined | null {
  const value = parameters.get(name);
  if (value === null) return undefined;
  const side = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return side >= 1 && side <= MAX_SIDE_PX ? side : null;
}

/** Parses the parameters of Shopify's CDN: `width`, `height`, `crop` and `format`. Others, such as the version `v`, are ignored. */
export function parsePictureRequest(parameters: URLSearchParams, accept: string | null): PictureRequestResult {
  const width = parseSide(parameters, 'width');
  const height = parseSide(parameters, 'height');
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
