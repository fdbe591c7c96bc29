import type {Crop, PictureWish} from './picture-request';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a picture is drawn, and which part of the drawing is kept; all in pixels. */
export interface PictureFrame {
  readonly drawn: Size;
  readonly kept: Size & {readonly left: number; readonly top: number};
}

const whole = (value: number): number => Math.max(1, Math.round(value));

const scaled = ({width, height}: Size, scale: number): Size => ({
  width: whole(width * scale),
  height: whole(height * scale),
});

// Where the kept part begins, as a share of what is cut away.
const ACROSS: Readonly<Record<Crop, number>> = {center: 0.5, top: 0.5, bottom: 0.5, left: 0, right: 1};
const DOWN: Readonly<Record<Crop, number>> = {center: 0.5, top: 0, bottom: 1, left: 0.5, right: 0.5};

/**
 * Fits a wish to a master as the platform's CDN does: one side alone keeps the shape; both without a crop bound it; both with
 * a crop fill them. A picture is never made larger than its master; one that would be is kept in the shape that was asked for.
 */
export function framePicture(
  master: Size,
  {width, height, crop}: Pick<PictureWish, 'width' | 'height' | 'crop'>,
): PictureFrame {
  const ratios = [width === undefined ? 1 : width / master.width, height === undefined ? 1 : height / master.height];
  if (crop === undefined || width === undefined || height === undefined) {
    const drawn = scaled(master, Math.min(1, ...ratios));
    return {drawn, kept: {...drawn, left: 0, top: 0}};
  }
  const fill = Math.max(...ratios);
  const shrink = Math.min(1, 1 / fill);
  const drawn = scaled(master, fill * shrink);
  const kept = {
    width: Math.min(drawn.width, whole(width * shrink)),
    height: Math.min(drawn.height, whole(height * shrink)),
  };
  const left = Math.round((drawn.width - kept.width) * ACROSS[crop]);
  const top = Math.round((drawn.height - kept.height) * DOWN[crop]);
  return {drawn, kept: {...kept, left, top}};
}
