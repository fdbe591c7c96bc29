import {darken, lighten, mix, type Hex} from './colour';
import {slopePaint} from './item';
import type {Hue} from './palette';
import {group, num, path, rect, type Sheet, type Svg} from './svg';

/** Where the wall ends and the shelf begins in a standing picture, as a share of its height. */
export const SHELF = 0.8;

const arched = (x: number, half: number, top: number, foot: number): string =>
  `M${num(x - half)} ${num(foot)}V${num(top + half)}A${num(half)} ${num(half)} 0 0 1 ${num(x + half)} ${num(top + half)}V${num(foot)}Z`;

/** Light of a window that falls across a wall or a table from the top left. Its edges are soft by gradient: a blur this wide is slow. */
export function windowLight(sheet: Sheet, width: number, height: number, opacity = 0.3): Svg {
  const soft = sheet.linear(
    [
      [0, '#ffffff', 0],
      [0.3, '#ffffff', 1],
      [0.7, '#ffffff', 1],
      [1, '#ffffff', 0],
    ],
    {x1: 0, y1: 0, x2: 1, y2: 0},
  );
  const pane = (from: number, share: number): Svg =>
    rect(width * from, 0, width * share, height, {fill: soft, opacity});
  const slant = Math.round((Math.atan((width * 0.46) / height) * 180) / Math.PI);
  return group({transform: `skewX(${-slant})`}, pane(0.27, 0.24), pane(0.52, 0.3));
}

/** A niche in the wall: its middle as a share of the width, half its width and its top in drawing units. */
export interface Niche {
  readonly x: number;
  readonly half: number;
  readonly top: number;
}

function recess(sheet: Sheet, {ground, base}: Hue, d: string): Svg {
  const depth = sheet.linear(
    [
      [0, mix(darken(ground, 0.12), base, 0.16)],
      [0.6, mix(ground, base, 0.05)],
      [1, lighten(ground, 0.22)],
    ],
    {x1: 0, y1: 0, x2: 1, y2: 0.9},
  );
  // Strokes of falling width, each fainter than the eye can part, add up to the soft shade along the edge.
  const edge = [44, 32, 22, 13, 6].map((strokeWidth) =>
    path(d, {fill: 'none', stroke: darken(ground, 0.55), strokeWidth, opacity: 0.035}),
  );
  const lip = path(d, {
    fill: 'none',
    stroke: lighten(ground, 0.7),
    strokeWidth: 5,
    opacity: 0.8,
    transform: 'translate(3 3)',
  });
  return path(d, {fill: depth}) + lip + group({clipPath: sheet.clip(path(d))}, ...edge);
}

/** A plastered wall with niches and a shelf, for pouches that stand. */
export function niche(sheet: Sheet, width: number, height: number, hue: Hue, niches: readonly Niche[]): Svg {
  const {ground, base} = hue;
  const foot = height * SHELF;
  const shelf = sheet.linear([
    [0, lighten(ground, 0.5)],
    [0.16, lighten(ground, 0.3)],
    [1, mix(ground, base, 0.16)],
  ]);
  return group(
    {},
    rect(0, 0, width, height, {
      fill: slopePaint(sheet, mix(ground, lighten(ground, 0.36), 0.5), {light: 0.2, dark: 0}),
    }),
    ...niches.map(({x, half, top}) => recess(sheet, hue, arched(x * width, half, top, foot))),
    windowLight(sheet, width, height, 0.26),
    rect(0, foot, width, height - foot, {fill: shelf}),
    rect(0, foot, width, 5, {fill: '#ffffff', opacity: 0.55}),
  );
}

/** A plain table seen from above, lit from the top left. */
export function table(sheet: Sheet, width: number, height: number, ground: Hex): Svg {
  const top = sheet.radial(
    [
      [0, lighten(ground, 0.42)],
      [0.55, ground],
      [1, darken(ground, 0.13)],
    ],
    {cx: 0.3, cy: 0.22, r: 0.95},
  );
  return rect(0, 0, width, height, {fill: top}) + windowLight(sheet, width, height, 0.2);
}
