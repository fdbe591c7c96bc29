import {darken, lighten, type Hex} from './colour';
import {gloss, roundPaint, type Item} from './item';
import {chanceOf} from './name-random';
import {blob, pairs, smoothLoop} from './shapes';
import {at, group, num, path, type Sheet, type Svg} from './svg';

/** @returns a bulb of garlic, 120 units across and 150 high. */
export function garlicBulb(sheet: Sheet): Item {
  const outline = 'M-6 -86C-10 -58 -60 -46 -62 6C-63 48 -30 62 0 62C30 62 63 48 62 6C60 -46 10 -58 6 -86Z';
  const streak = (x: number, opacity: number): Svg =>
    path(`M${num(x * 0.1)} -70C${num(x * 0.5)} -40 ${num(x * 1.25)} -10 ${num(x * 0.55)} 56`, {
      stroke: '#a77f97',
      strokeWidth: 2.6,
      fill: 'none',
      opacity,
      strokeLinecap: 'round',
    });
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: roundPaint(sheet, '#f2e6d8', 0.2)}),
      ...[-46, -24, 0, 22, 44].map((x, index) => streak(x, 0.28 + (index % 2) * 0.16)),
      gloss(sheet, -26, -4, 18, 28, 0.8),
      path('M-5 -84L5 -84L4 -66C2 -62 -2 -62 -4 -66Z', {fill: '#d9c3a4'}),
    ),
  };
}

/** @returns a clove of garlic, 70 units long. */
export function garlicClove(sheet: Sheet): Item {
  const outline = 'M0 -38C16 -24 26 -2 18 22C12 36 -12 36 -18 22C-24 2 -10 -24 0 -38Z';
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: roundPaint(sheet, '#f1e3cb', 0.22)}),
      path('M2 -32C10 -12 12 6 8 26', {stroke: '#b38d9c', strokeWidth: 2.4, fill: 'none', opacity: 0.5}),
      gloss(sheet, -7, -4, 7, 15, 0.85),
    ),
  };
}

const GINGER_SKIN: Hex = '#c99b62';
const GINGER_OUTLINE = [
  -98, 8, -84, -26, -48, -30, -34, -66, -6, -70, 4, -36, 40, -38, 66, -62, 96, -48, 92, -14, 64, 6, 70, 40, 42, 58, 18,
  34, -26, 30, -66, 40,
];
const GINGER_RINGS = [
  [-66, 2, 8],
  [-38, 0, -4],
  [-18, -46, 74],
  [14, 2, 6],
  [62, -30, -40],
  [46, 34, 66],
];

/** @returns a hand of ginger with one cut end, 210 units long. */
export function ginger(sheet: Sheet): Item {
  const outline = smoothLoop(pairs(GINGER_OUTLINE));
  const ring = path('M-2 -24C7 -8 7 8 -2 24', {
    stroke: darken(GINGER_SKIN, 0.45),
    strokeWidth: 2.4,
    fill: 'none',
    opacity: 0.45,
    strokeLinecap: 'round',
  });
  const cut = blob(chanceOf('ginger'), {rx: 15, ry: 23, x: -86, y: 3, rough: 0.05});
  const skin = sheet.linear(
    [
      [0, lighten(GINGER_SKIN, 0.4)],
      [0.55, GINGER_SKIN],
      [1, darken(GINGER_SKIN, 0.32)],
    ],
    {x1: 0.2, y1: 0, x2: 0.6, y2: 1},
  );
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: skin}),
      ...GINGER_RINGS.map(([x = 0, y = 0, turn = 0]) => at({x, y, turn}, ring)),
      path(cut, {fill: '#f3d98f', stroke: darken(GINGER_SKIN, 0.2), strokeWidth: 3}),
      gloss(sheet, -14, -16, 40, 9, 0.5),
    ),
  };
}

/** How a chilli is bent and coloured; lengths in drawing units. */
export interface ChilliLook {
  readonly length: number;
  readonly width: number;
  readonly bend: number;
  readonly colour: Hex;
  /** A dried pod is wrinkled and dull. */
  readonly dried?: boolean;
}

/** @returns a chilli pointing right, its stem at the left. */
export function chilli(sheet: Sheet, {length, width, bend, colour, dried = false}: ChilliLook): Item {
  const [half, far] = [width / 2, length];
  const outline = `M0 ${num(-half * 0.8)}C${num(far * 0.3)} ${num(-half * 1.3)} ${num(far * 0.72)} ${num(bend * 0.5 - half * 0.7)} ${num(far)} ${num(bend)}C${num(far * 0.68)} ${num(bend * 0.75 + half * 0.75)} ${num(far * 0.3)} ${num(half * 1.35)} 0 ${num(half * 0.8)}C${num(-half * 0.5)} ${num(half * 0.3)} ${num(-half * 0.5)} ${num(-half * 0.3)} 0 ${num(-half * 0.8)}Z`;
  const along = (offset: number, stroke: Hex, strokeWidth: number, opacity: number): Svg =>
    path(
      `M${num(far * 0.07)} ${num(offset)}C${num(far * 0.32)} ${num(offset * 1.35)} ${num(far * 0.6)} ${num(bend * 0.42 + offset * 0.7)} ${num(far * 0.8)} ${num(bend * 0.68)}`,
      {stroke, strokeWidth, opacity, fill: 'none', strokeLinecap: 'round'},
    );
  const wrinkles = dried
    ? along(half * 0.35, darken(colour, 0.5), 3, 0.5) + along(-half * 0.1, darken(colour, 0.5), 2, 0.4)
    : '';
  const stem = path(
    `M${num(-half * 0.2)} 0C${num(-half)} ${num(-half * 0.2)} ${num(-half * 1.6)} ${num(-half * 0.9)} ${num(-half * 2.6)} ${num(-half)}`,
    {stroke: dried ? '#8d7a45' : '#6f8f35', strokeWidth: width * 0.16, fill: 'none', strokeLinecap: 'round'},
  );
  const cap = path(
    `M${num(half * 0.45)} ${num(-half * 0.95)}C${num(-half * 0.9)} ${num(-half * 0.8)} ${num(-half * 0.9)} ${num(half * 0.8)} ${num(half * 0.45)} ${num(half * 0.95)}C${num(half * 0.15)} ${num(half * 0.3)} ${num(half * 0.15)} ${num(-half * 0.3)} ${num(half * 0.45)} ${num(-half * 0.95)}Z`,
    {fill: dried ? '#9a8650' : '#6f9a38'},
  );
  return {
    silhouette: path(outline),
    art: group(
      {},
      stem,
      path(outline, {
        fill: sheet.linear([
          [0, lighten(colour, 0.16)],
          [0.5, colour],
          [1, darken(colour, 0.4)],
        ]),
      }),
      wrinkles,
      along(-half * 0.42, '#ffffff', width * 0.11, dried ? 0.22 : 0.5),
      cap,
    ),
  };
}
