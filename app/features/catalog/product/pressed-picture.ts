import type {MouseEvent} from 'react';

/** A picture as a gallery showed it when it was pressed. */
export interface PressedPicture {
  /** Its address, in the size that was shown. */
  readonly url: string;
  readonly widthPx: number;
  /** Where it was pressed, as shares of width and height; its middle when a key did. */
  readonly point: PicturePoint;
}

/** A place in a picture, as shares of its width and height. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** @returns the place that was pressed of what handles the press */
export function toPicturePoint({currentTarget, clientX, clientY, detail}: MouseEvent): PicturePoint {
  if (detail === 0) return {x: 0.5, y: 0.5};
  const {left, top, width, height} = currentTarget.getBoundingClientRect();
  return {x: (clientX - left) / width, y: (clientY - top) / height};
}

/** @returns the picture inside what handles the press */
export const toPressedPicture = (event: MouseEvent): PressedPicture => ({
  url: event.currentTarget.querySelector('img')?.currentSrc ?? '',
  widthPx: event.currentTarget.clientWidth,
  point: toPicturePoint(event),
});
