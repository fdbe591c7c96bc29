import {darken, mix} from './colour';
import {slopePaint, type Item} from './item';
import {border, MOTIFS} from './motifs';
import type {Dish} from './names';
import {HUES} from './palette';
import {pairs, smoothLoop} from './shapes';
import {group, num, path, type Sheet, type Svg} from './svg';

const BORDER = 132;

/** A square whose sides wave a little, as those of a washed cloth do. */
const waved = (half: number): string =>
  smoothLoop(
    pairs(
      [
        -1, -0.99, -0.4, -1.01, 0.5, -0.985, 1, -1, 1.01, -0.3, 0.985, 0.4, 1, 1, 0.3, 1.012, -0.5, 0.988, -1, 1, -1.01,
        0.4, -0.99, -0.4,
      ].map((share) => share * half),
    ),
    14,
  );

/** Where the cloth lay folded: a shaded valley and a lit ridge across it, at a height. */
function fold(sheet: Sheet, half: number, y: number, opacity: number): Svg {
  const fill = sheet.linear([
    [0, '#5b2a18', 0.2],
    [0.5, '#5b2a18', 0.04],
    [1, '#ffffff', 0.35],
  ]);
  const [near, far] = [num(-half * 0.3), num(half * 0.3)];
  const valley = `M${num(-half)} ${num(y)}C${near} ${num(y - 26)} ${far} ${num(y + 24)} ${num(half)} ${num(y - 6)}`;
  const ridge = `L${num(half)} ${num(y + 44)}C${far} ${num(y + 52)} ${near} ${num(y + 12)} ${num(-half)} ${num(y + 34)}Z`;
  return path(valley + ridge, {fill, opacity});
}

/** @returns a cloth of the dish's print, `size` units square about the origin. */
export function cloth(sheet: Sheet, dish: Dish, size: number): Item {
  const {base, tint} = HUES[dish];
  const half = size / 2;
  const linen = mix('#fdf6e8', tint, 0.25);
  const outline = waved(half);
  const edge = (turn: number, width: number): Svg =>
    group(
      {transform: `rotate(${turn}) translate(0 ${num(half - BORDER * 0.8)})`},
      border(MOTIFS[dish], {width, height: BORDER, ink: base, second: linen}),
    );
  const side = size - BORDER * 2.6;
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: slopePaint(sheet, linen, {light: 0.5, dark: 0.1, middle: 0.6})}),
      group({clipPath: sheet.clip(path(outline))}, edge(0, size), edge(180, size), edge(90, side), edge(270, side)),
      fold(sheet, half, -half * 0.62, 0.9),
      fold(sheet, half, half * 0.5, 0.8),
      path(outline, {
        fill: 'none',
        stroke: darken(linen, 0.25),
        strokeWidth: 3,
        opacity: 0.4,
        strokeDasharray: '9 7',
        transform: 'scale(.985)',
      }),
    ),
  };
}
