import type {Crop, PictureRequest} from './picture-request';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which a picture is rendered, and the part of it that is returned, in pixels. */
export interface PictureFrame {
  readonly rendered: Size;
  readonly crop: Size & {readonly left: number; readonly top: number};
}

const toPixels = (value: number): number => Math.max(1, Math.round(value));

const scaled = ({width, height}: Size, scale: number): Size => ({
  width: toPixels(width * scale),
  height: toPixels(height * scale),
});

// Offset of the cropped part, as a share of what is cut off.
const HORIZONTAL_OFFSET: Readonly<Record<Crop, number>> = {center: 0.5, top: 0.5, bottom: 0.5, left: 0, right: 1};
const VERTICAL_OFFSET: Readonly<Record<Crop, number>> = {center: 0.5, top: 0, bottom: 1, left: 0.5, right: 0.5};

/**
 * Computes the size and crop as Shopify's CDN does: one side keeps the aspect ratio, two sides bound the picture, and two
 * sides with a crop are filled. A picture is never larger than its master; the requested aspect ratio is kept.
 */
export function framePicture(
  master: Size,
  {width, height, crop}: Pick<PictureRequest, 'width' | 'height' | 'crop'>,
): PictureFrame {
  const ratios = [width === undefined ? 1 : width / master.width, height === undefined ? 1 : height / master.height];
  if (crop === undefined || width === undefined || height === undefined) {
    const rendered = scaled(master, Math.min(1, ...ratios));
    return {rendered, crop: {...rendered, left: 0, top: 0}};
  }
  const fill = Math.max(...ratios);
  const shrink = Math.min(1, 1 / fill);
  const rendered = scaled(master, fill * shrink);
  const cropped = {
    width: Math.min(rendered.width, toPixels(width * shrink)),
    height: Math.min(rendered.height, toPixels(height * shrink)),
  };
  const left = Math.round((rendered.width - cropped.width) * HORIZONTAL_OFFSET[crop]);
  const top = Math.round((rendered.height - cropped.height) * VERTICAL_OFFSET[crop]);
  return {rendered, crop: {...cropped, left, top}};
}
