import {darken, lighten} from './colour';
import {balance, line, lineWidth, SANS, SERIF} from './lettering';
import {border, MOTIFS, printed} from './motifs';
import type {Dish} from './names';
import {BRAND, DISH_TITLES, HEAT_DOTS, HUES} from './palette';
import {servedDish} from './served-dish';
import {num, at, circle, ellipse, group, path, rect, type Sheet, type Svg} from './svg';

/** The printed front, in drawing units round the origin. */
export const FRONT = {width: 760, height: 1100} as const;

const NAME_SIZE = 104;
const NAME_WIDTH = 520;

/** @returns path data of an arch with cusps, as over a palace window: springing at `y` to an apex `rise` above it, open at the foot. */
export function cuspedArch(half: number, y: number, rise: number, foot: number): string {
  const corners = [
    [-1, 0],
    [-0.93, 0.34],
    [-0.68, 0.64],
    [-0.3, 0.82],
  ].map(([x = 0, up = 0]) => [x * half, y - up * rise] as const);
  const lobes = (points: readonly (readonly [number, number])[]): string =>
    points
      .slice(1)
      .map(([x, to], index) => {
        const [fromX = 0, fromY = 0] = points[index] ?? [];
        const radius = Math.hypot(x - fromX, to - fromY) * 0.62;
        return `A${num(radius)} ${num(radius)} 0 0 1 ${num(x)} ${num(to)}`;
      })
      .join('');
  const right = [...corners].reverse().map(([x, to]) => [-x, to] as const);
  const [leftX, leftY] = corners[3] ?? [0, 0];
  const ogee = `C${num(leftX * 0.55)} ${num(leftY - rise * 0.1)} ${num(leftX * 0.12)} ${num(y - rise * 0.9)} 0 ${num(y - rise)}C${num(-leftX * 0.12)} ${num(y - rise * 0.9)} ${num(-leftX * 0.55)} ${num(leftY - rise * 0.1)} ${num(-leftX)} ${num(leftY)}`;
  return `M${num(-half)} ${num(foot)}V${num(y)}${lobes(corners)}${ogee}${lobes(right)}V${num(foot)}Z`;
}

/** @returns the brand's sign: a tiffin carrier of three tins, 60 units high. */
export const tiffinMark = (fill: string): Svg =>
  group(
    {},
    path('M-17 -8V-22C-17 -36 17 -36 17 -22V-8', {
      stroke: fill,
      strokeWidth: 4.5,
      fill: 'none',
      strokeLinecap: 'round',
    }),
    rect(-24, -14, 48, 12, {rx: 5, fill}),
    rect(-24, 1, 48, 12, {rx: 4, fill}),
    rect(-24, 16, 48, 13, {rx: 5, fill}),
    circle(0, -33, 4, {fill}),
  );

function brand(): Svg {
  return (
    at({x: 0, y: -306}, tiffinMark(BRAND.ink)) +
    line('Fusion Tiffin', 0, -228, {face: SERIF, size: 50, anchor: 'middle', fill: BRAND.ink})
  );
}

function dishName(dish: Dish): Svg {
  const lines = balance(DISH_TITLES[dish], 2);
  const widest = Math.max(...lines.map((text) => lineWidth(text, {face: SERIF, size: NAME_SIZE})));
  const size = Math.min(NAME_SIZE, (NAME_SIZE * NAME_WIDTH) / widest);
  return lines
    .map((text, index) =>
      line(text, 0, -112 + index * size * 1.02, {
        face: SERIF,
        size,
        tracking: -8,
        anchor: 'middle',
        fill: HUES[dish].deep,
      }),
    )
    .join('');
}

function heatDots(dots: number, x: number, y: number): Svg {
  return Array.from({length: 4}, (_, index) =>
    circle(
      x + index * 25,
      y,
      8,
      index < dots ? {fill: BRAND.chilli} : {fill: 'none', stroke: BRAND.chilli, strokeWidth: 2.6},
    ),
  ).join('');
}

function facts(dish: Dish): Svg {
  const setting = {face: SANS, size: 31, fill: BRAND.ink} as const;
  return group(
    {},
    line('Serves 2', -164, 53, setting),
    path('M-22 28V58', {stroke: BRAND.ink, strokeWidth: 2, opacity: 0.4}),
    line('Heat', 4, 53, setting),
    heatDots(HEAT_DOTS[dish], 92, 43),
  );
}

/** @returns all that is printed on a dish's pouch, before any light falls on it. */
export function pouchPrint(sheet: Sheet, dish: Dish, detail: number): Svg {
  const {base, deep, tint} = HUES[dish];
  const arch = cuspedArch(304, -248, 160, 330);
  const outer = cuspedArch(324, -248, 180, 330);
  const motif = MOTIFS[dish];
  return group(
    {},
    rect(-390, -550, 780, 1100, {fill: base}),
    rect(-390, -550, 780, 1100, {fill: printed(sheet, motif, lighten(base, 0.2), base, 104), opacity: 0.62}),
    path(outer, {fill: 'none', stroke: tint, strokeWidth: 4}),
    path(arch, {
      fill: sheet.linear([
        [0, '#fffaf0'],
        [1, BRAND.cream],
      ]),
    }),
    brand(),
    dishName(dish),
    facts(dish),
    group(
      {transform: 'translate(0 272)'},
      rect(-390, -76, 780, 152, {fill: deep}),
      border(motif, {width: 790, height: 150, ink: tint, second: deep}),
    ),
    ellipse(14, 398, 300, 300, {fill: darken(deep, 0.5), opacity: 0.4}),
    at({x: 0, y: 376, scale: 0.58}, servedDish(sheet, dish, detail).art),
  );
}
