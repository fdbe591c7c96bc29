import {darken, lighten, type Hex} from './colour';
import type {Item} from './item';
import type {Dish} from './names';
import {HUES} from './palette';
import {FRONT, pouchPrint} from './pouch-print';
import {circle, group, num, path, rect, type Sheet, type Stop, type Svg} from './svg';

// A stand-up pouch: straight seal, sides that swell towards the filling, a foot rounded by the gusset.
const OUTLINE =
  'M-368 -550H368Q378 -550 378 -540C374 -480 372 -440 374 -400C384 -160 390 140 384 470Q382 528 340 536C120 556 -120 556 -340 536Q-382 528 -384 470C-390 140 -384 -160 -374 -400C-372 -440 -374 -480 -378 -540Q-378 -550 -368 -550Z';
const SEAL_FOOT = -474;

const SHADE: Hex = '#1a0708';
const LIGHT: Hex = '#ffffff';

/** The shape a pouch shades its ground with. */
export const POUCH_SILHOUETTE = path(OUTLINE);

function seal(sheet: Sheet, dish: Dish): Svg {
  const {deep, base} = HUES[dish];
  const band = sheet.linear([
    [0, lighten(base, 0.12)],
    [0.5, base],
    [1, deep],
  ]);
  const crimps = Array.from({length: 95}, (_, index) => `M${num(-376 + index * 8)} -542V${SEAL_FOOT - 6}`).join('');
  return group(
    {},
    rect(-390, -550, 780, SEAL_FOOT + 550, {fill: band}),
    path(crimps, {stroke: darken(deep, 0.2), strokeWidth: 2.4, opacity: 0.32}),
    path(crimps, {stroke: '#ffffff', strokeWidth: 1.4, opacity: 0.22, transform: 'translate(2.4 0)'}),
    path(`M-390 ${SEAL_FOOT}H390`, {stroke: darken(deep, 0.4), strokeWidth: 3, opacity: 0.45}),
    path(`M-390 ${SEAL_FOOT + 4}H390`, {stroke: '#ffffff', strokeWidth: 2, opacity: 0.3}),
    circle(0, -512, 15, {fill: darken(deep, 0.55)}),
    circle(0, -512, 15, {fill: 'none', stroke: '#ffffff', strokeWidth: 2, opacity: 0.35}),
  );
}

const zip = (): Svg =>
  ['M-378 -440C-120 -434 120 -434 378 -440', 'M-378 -428C-120 -422 120 -422 378 -428']
    .map(
      (d) =>
        path(d, {stroke: '#1a0708', strokeWidth: 3, fill: 'none', opacity: 0.2}) +
        path(d, {stroke: '#ffffff', strokeWidth: 2, fill: 'none', opacity: 0.32, transform: 'translate(0 3)'}),
    )
    .join('');

const SWELL: readonly Stop[] = [
  [0, SHADE, 0.46],
  [0.035, SHADE, 0.2],
  [0.1, LIGHT, 0.06],
  [0.17, LIGHT, 0.24],
  [0.3, LIGHT, 0.04],
  [0.62, SHADE, 0],
  [0.84, SHADE, 0.16],
  [0.93, LIGHT, 0.12],
  [0.965, SHADE, 0.2],
  [1, SHADE, 0.5],
];
const FALL: readonly Stop[] = [
  [0, SHADE, 0],
  [0.1, SHADE, 0.16],
  [0.2, LIGHT, 0.08],
  [0.4, LIGHT, 0],
  [0.8, SHADE, 0],
  [1, SHADE, 0.34],
];

/** Light on the film: it swells in the middle, turns away at the sides, and is folded at the corners. */
function film(sheet: Sheet): Svg {
  const away = (colour: Hex, opacity: number, x1: number): string =>
    sheet.linear(
      [
        [0, colour, opacity],
        [1, colour, 0],
      ],
      {x1, y1: 0, x2: 1 - x1, y2: 0.7},
    );
  const [lit, shaded] = [away(LIGHT, 0.42, 0), away(SHADE, 0.34, 1)];
  const sheen = [30, 18, 8].map((strokeWidth) =>
    path('M-300 -400C-322 -160 -322 180 -300 440', {
      stroke: LIGHT,
      strokeWidth,
      fill: 'none',
      opacity: 0.06,
      strokeLinecap: 'round',
    }),
  );
  return group(
    {},
    rect(-390, -550, 780, FRONT.height, {fill: sheet.linear(SWELL, {x1: 0, y1: 0, x2: 1, y2: 0})}),
    rect(-390, SEAL_FOOT, 780, 1106, {fill: sheet.linear(FALL)}),
    path('M-374 -424C-340 -372 -306 -340 -284 -296C-318 -312 -356 -306 -380 -240Z', {fill: lit, opacity: 0.8}),
    path('M374 -424C340 -372 306 -340 284 -296C318 -312 356 -306 382 -240Z', {fill: shaded, opacity: 0.8}),
    path('M-384 250C-330 330 -300 420 -250 545H-384Z', {fill: lit, opacity: 0.7}),
    path('M384 230C340 330 300 430 262 545H384Z', {fill: shaded}),
    path('M-384 462C-250 512 250 512 384 462L384 560H-384Z', {fill: SHADE, opacity: 0.2}),
    path('M-382 462C-250 510 250 510 382 462', {stroke: LIGHT, strokeWidth: 3, fill: 'none', opacity: 0.3}),
    ...sheen,
  );
}

/**
 * A pouch of a dish, 760 × 1100 units about the origin.
 * @param detail share (0 to 1) of the small marks in the picture of the dish: a pouch in a crowd needs few.
 */
export function pouch(sheet: Sheet, dish: Dish, detail = 0.5): Item {
  const clip = sheet.clip(path(OUTLINE));
  return {
    silhouette: POUCH_SILHOUETTE,
    art: group(
      {},
      group({clipPath: clip}, pouchPrint(sheet, dish, detail), seal(sheet, dish), zip(), film(sheet)),
      path(OUTLINE, {fill: 'none', stroke: darken(HUES[dish].deep, 0.45), strokeWidth: 2.5, opacity: 0.55}),
    ),
  };
}
