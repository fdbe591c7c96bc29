import {darken, lighten, type Hex} from './colour';
import {arc, disc} from './shapes';
import {at, ellipse, group, path, type Place, type Sheet, type Svg} from './svg';

/** A thing that lies on the table: what it looks like, and the shape (without paint) that it shades the table with. Drawn round the origin. */
export interface Item {
  readonly silhouette: Svg;
  readonly art: Svg;
}

/** An item at its place; `lift` is how high it stands off the table, in drawing units: high things shade further. */
export interface Laid {
  readonly item: Item;
  readonly place: Place;
  readonly lift?: number;
}

const SHADOW: Hex = '#3a1a12';
const DEFAULT_LIFT = 10;

const shadow = ({item, place, lift = DEFAULT_LIFT}: Laid, reach: number): Svg =>
  at({...place, x: place.x + lift * reach * 0.75, y: place.y + lift * reach}, item.silhouette);

// More steps would be smoother, but so faint that the renderer's eight bits a channel would tint them.
const PENUMBRA = [1, 0.85, 0.7, 0.56, 0.42, 0.28, 0.14, 0];

/**
 * A soft shade: the shapes drawn several times with an ever thinner edge, each time faint. To the eye it is a blur, and it
 * renders in a fraction of the time of one.
 * @param softness how far the edge fades, in drawing units.
 */
export const softShade = (shapes: Svg, softness: number, colour: Hex, opacity: number): Svg =>
  PENUMBRA.map((share) =>
    group(
      {
        fill: colour,
        stroke: colour,
        strokeWidth: softness * share * 2,
        strokeLinejoin: 'round',
        opacity: opacity / PENUMBRA.length,
      },
      shapes,
    ),
  ).join('');

/** Lays items on a table lit from the top left; each shades the table softly, and what lies right below it sharply. */
export function layOut(items: readonly Laid[], softness = 9): Svg {
  const far = softShade(items.map((laid) => shadow(laid, 2)).join(''), softness * 1.25, SHADOW, 0.36);
  const near = items.map(
    (laid) => group({fill: SHADOW, fillOpacity: 0.3}, shadow(laid, 0.45)) + at(laid.place, laid.item.art),
  );
  return far + near.join('');
}

/** @returns paint of a rounded thing lit from the top left. */
export const roundPaint = (sheet: Sheet, colour: Hex, depth = 0.3): string =>
  sheet.radial(
    [
      [0, lighten(colour, depth * 0.8)],
      [0.45, colour],
      [1, darken(colour, depth)],
    ],
    {cx: 0.42, cy: 0.38, r: 0.68, fx: 0.34, fy: 0.28},
  );

/** A slope of light over a thing, from its top left to its bottom right unless told otherwise. */
export interface Slope {
  readonly light?: number;
  readonly dark?: number;
  readonly middle?: number;
  readonly line?: {x1?: number; y1?: number; x2?: number; y2?: number};
}

/** @returns paint that falls from lit to shaded: shares (0 to 1) of light and of dark, and where the colour itself lies. */
export const slopePaint = (
  sheet: Sheet,
  colour: Hex,
  {light = 0.3, dark = 0.3, middle = 0.5, line = {x1: 0.1, y1: 0, x2: 0.85, y2: 1}}: Slope = {},
): string =>
  sheet.linear(
    [
      [0, lighten(colour, light)],
      [middle, colour],
      [1, darken(colour, dark)],
    ],
    line,
  );

/** @returns a soft spot of light, as on a glossy skin. */
export const gloss = (sheet: Sheet, x: number, y: number, rx: number, ry: number, opacity: number): Svg => {
  const fill = sheet.radial([
    [0, '#ffffff', 1],
    [0.45, '#ffffff', 0.55],
    [1, '#ffffff', 0],
  ]);
  return ellipse(x, y, rx, ry, {fill, opacity});
};

/** @returns light along a rim: an arc of a circle round the origin, angles in degrees clockwise from the right. */
export const glint = (
  radius: number,
  [from, to]: readonly [number, number],
  strokeWidth: number,
  opacity: number,
): Svg => path(arc(radius, from, to), {stroke: '#ffffff', strokeWidth, fill: 'none', opacity, strokeLinecap: 'round'});

/** @returns a flat ring round the origin. */
export const collar = (outer: number, inner: number, fill: string): Svg =>
  path(disc(outer) + disc(inner), {fill, fillRule: 'evenodd'});
