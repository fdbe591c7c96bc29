import {darken, lighten, mix} from './colour';
import {layOut, softShade, type Laid} from './item';
import type {Bundle, Dish} from './names';
import {BUNDLED, HUES, type Hue} from './palette';
import {SQUARE} from './picture-sizes';
import {pouch, POUCH_SILHOUETTE} from './pouch';
import {FRONT} from './pouch-print';
import {footProps, groupProps} from './props';
import {niche} from './sets';
import {at, createSheet, ellipse, group, rect, type Sheet, type Svg} from './svg';

/** A pouch on the shelf: the middle of its foot, and its size. */
export interface Standing {
  readonly dish: Dish;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly detail?: number;
}

/** Pouches on a shelf, the further first, with the shade they throw behind them and to the right, below every pouch. */
export function stand(sheet: Sheet, pouches: readonly Standing[], {deep}: Hue): Svg {
  const shade = darken(deep, 0.45);
  const soft = sheet.radial([
    [0, shade, 1],
    [0.6, shade, 0.6],
    [1, shade, 0],
  ]);
  const pool = (x: number, y: number, rx: number, ry: number, opacity: number): Svg =>
    ellipse(x, y, rx, ry, {fill: soft, opacity});
  const standing = [...pouches]
    .sort((a, b) => a.y - b.y)
    .map((place) => ({
      ...place,
      half: (FRONT.width / 2) * place.scale,
      middle: place.y - (FRONT.height / 2) * place.scale,
    }));
  const cast = standing.map(({x, middle, scale}) =>
    at({x: x + 62 * scale, y: middle + 20, scale: scale * 0.98}, POUCH_SILHOUETTE),
  );
  const pools = standing.map(({x, y, scale, half}) => pool(x + half * 0.34, y - 8, half * 1.4, 80 * scale, 0.55));
  const bodies = standing.map(
    ({dish, x, y, scale, detail = 0.5, half, middle}) =>
      pool(x + 4, y - 12 * scale, half * 1.04, 30 * scale, 0.85) +
      at({x, y: middle, scale}, pouch(sheet, dish, detail).art),
  );
  return softShade(cast.join(''), 40, shade, 0.34) + pools.join('') + bodies.join('');
}

const shifted = (props: readonly Laid[], x: number, y: number): Laid[] =>
  props.map((laid) => ({...laid, place: {...laid.place, x: laid.place.x + x, y: laid.place.y + y}}));

/** @returns the packshot of a dish: its pouch in a niche of its hue, with what it is cooked from at its foot. */
export function dishPack(dish: Dish): Svg {
  const sheet = createSheet();
  const hue = HUES[dish];
  const foot = 1412;
  return sheet.picture(
    SQUARE,
    SQUARE,
    niche(sheet, SQUARE, SQUARE, hue, [{x: 0.5, half: 560, top: 120}]),
    stand(sheet, [{dish, x: 800, y: foot, scale: 1.06, detail: 0.8}], hue),
    layOut(shifted(footProps(sheet, dish), 800, foot), 9),
  );
}

// Places in a group, the first in front: no pouch hides the name of another.
const TRIO = [
  {x: 800, y: 1416, scale: 0.8},
  {x: 294, y: 1304, scale: 0.74},
  {x: 1306, y: 1304, scale: 0.74},
];
const SIX = [800, 336, 1264].flatMap((x) => [
  {x, y: 1452, scale: 0.57},
  {x, y: 800, scale: 0.57},
]);
const STEP = 812;

/** A step on the shelf, for a second row. */
function step(sheet: Sheet, {ground, base}: Hue): Svg {
  const top = sheet.linear([
    [0, lighten(ground, 0.62)],
    [1, lighten(ground, 0.34)],
  ]);
  const front = sheet.linear([
    [0, mix(ground, base, 0.1)],
    [1, mix(darken(ground, 0.08), base, 0.3)],
  ]);
  return group(
    {},
    rect(60, STEP - 34, 1480, 46, {fill: top}),
    rect(60, STEP + 12, 1480, 500, {fill: front}),
    rect(60, STEP + 12, 1480, 4, {fill: '#ffffff', opacity: 0.5}),
  );
}

/** @returns the packshot of a bundle: its pouches together. */
export function bundlePack(bundle: Bundle): Svg {
  const sheet = createSheet();
  const hue = HUES[bundle];
  const dishes = BUNDLED[bundle];
  const many = dishes.length > TRIO.length;
  const pouches = dishes.map((dish, index) => ({
    dish,
    detail: 0.3,
    ...((many ? SIX : TRIO)[index] ?? {x: 800, y: 1400, scale: 0.7}),
  }));
  return sheet.picture(
    SQUARE,
    SQUARE,
    niche(sheet, SQUARE, SQUARE, hue, [{x: 0.5, half: 720, top: many ? 90 : 130}]),
    many ? step(sheet, hue) : '',
    stand(sheet, pouches, hue),
    many ? '' : layOut(shifted(groupProps(sheet), 800, 1430), 9),
  );
}
