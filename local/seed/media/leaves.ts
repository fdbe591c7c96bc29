import {darken, lighten, type Hex} from './colour';
import {slopePaint, type Item} from './item';
import type {Point} from './name-random';
import {leafShape, pairs, smoothLoop} from './shapes';
import {at, group, num, path, type Sheet} from './svg';

/** How a simple leaf is shaped and coloured; lengths in drawing units. */
export interface LeafLook {
  readonly length: number;
  readonly width: number;
  readonly belly?: number;
  readonly colour: Hex;
  /** Pairs of side veins. */
  readonly veins?: number;
}

/** @returns a leaf with its stem end at the origin, pointing up: one half in light, one in shade. */
export function leaf(sheet: Sheet, {length, width, belly = 0.4, colour, veins = 5}: LeafLook): Item {
  const outline = leafShape(length, width, belly);
  const shadeHalf = `M0 0${outline.slice(outline.indexOf('C'), outline.indexOf('C', outline.indexOf('C') + 1))}Z`;
  const fill = sheet.linear(
    [
      [0, lighten(colour, 0.3)],
      [0.6, colour],
      [1, darken(colour, 0.22)],
    ],
    {x1: 0, y1: 0, x2: 0.9, y2: 1},
  );
  const sides = Array.from({length: veins}, (_, index) => {
    const y = -length * (0.12 + (index / veins) * 0.68);
    const reach = (width / 2) * (1 - Math.abs(index / veins - 0.32)) * 0.72;
    return `M0 ${num(y)}Q${num(reach * 0.5)} ${num(y - length * 0.04)} ${num(reach)} ${num(y - length * 0.13)}M0 ${num(y)}Q${num(-reach * 0.5)} ${num(y - length * 0.04)} ${num(-reach)} ${num(y - length * 0.13)}`;
  });
  const vein = lighten(colour, 0.5);
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill}),
      path(shadeHalf, {fill: darken(colour, 0.5), opacity: 0.2}),
      path(sides.join(''), {stroke: vein, strokeWidth: length * 0.011, fill: 'none', opacity: 0.55}),
      path(`M0 0Q${num(width * 0.05)} ${num(-length * 0.5)} 0 ${num(-length * 0.95)}`, {
        stroke: vein,
        strokeWidth: length * 0.02,
        fill: 'none',
        opacity: 0.8,
      }),
    ),
  };
}

// Outline of the right half of a spinach leaf, veins as (height, reach), puffs between the veins as (x, y).
const SPINACH_HALF = pairs([14, -50, 42, -58, 62, -92, 64, -130, 50, -168, 24, -200]);
const SPINACH_VEINS = pairs([-76, 42, -104, 46, -134, 40, -162, 28]);
const SPINACH_PUFFS = pairs([26, -92, -28, -112, 22, -148, -26, -70, -16, -170]);

/** @returns a spinach leaf on its stem, about 250 units long. */
export function spinach(sheet: Sheet, colour: Hex = '#3f7a33'): Item {
  const left = [...SPINACH_HALF].reverse().map(({x, y}) => ({x: -x * 0.95, y: y + 5}));
  const outline = smoothLoop([...SPINACH_HALF, {x: 0, y: -218}, ...left]);
  const vein = ({x: y, y: reach}: Point, side: number): string =>
    `M0 ${y}Q${num(side * reach * 0.5)} ${y - 6} ${side * reach} ${y - 26}`;
  const veins = SPINACH_VEINS.map((at) => vein(at, 1) + vein(at, -1)).join('');
  const puffs = SPINACH_PUFFS.map(
    ({x, y}) => `M${x - 14} ${y + 8}Q${x} ${y - 12} ${x + 15} ${y - 2}Q${x + 4} ${y - 2} ${x - 14} ${y + 8}Z`,
  );
  const rib = {fill: 'none', strokeLinecap: 'round'};
  return {
    silhouette: path(outline),
    art: group(
      {},
      path('M0 34C5 0 -5 -50 0 -90', {stroke: '#9dbb6b', strokeWidth: 9, ...rib}),
      path(outline, {fill: slopePaint(sheet, colour, {light: 0.26, dark: 0.25})}),
      path('M0 -44C30 -50 58 -66 64 -112C62 -150 36 -192 0 -218Z', {fill: darken(colour, 0.5), opacity: 0.17}),
      path(puffs.join(''), {fill: '#ffffff', opacity: 0.13}),
      path(veins, {stroke: '#a9cc7c', strokeWidth: 2.6, fill: 'none', opacity: 0.6}),
      path('M0 -30Q3 -120 0 -208', {stroke: '#b6d48a', strokeWidth: 5, opacity: 0.85, ...rib}),
    ),
  };
}

const FRILL =
  'M0 0C-5 -6 -14 -8 -21 -7C-30 -5 -37 -9 -40 -16C-37 -18 -36 -21 -38 -26C-34 -27 -33 -30 -33 -35C-28 -33 -24 -33 -21 -29C-17 -25 -14 -24 -12 -25C-13 -31 -20 -36 -20 -44C-15 -45 -14 -49 -13 -54C-8 -53 -5 -57 0 -64C5 -57 8 -53 13 -54C14 -49 15 -45 20 -44C20 -36 13 -31 12 -25C14 -24 17 -25 21 -29C24 -33 28 -33 33 -35C33 -30 34 -27 38 -26C36 -21 37 -18 40 -16C37 -9 30 -5 21 -7C14 -8 5 -6 0 0Z';

/** @returns one frilled leaf of fresh coriander, 60 units high, stem end at the origin. */
export function corianderLeaf(sheet: Sheet, colour: Hex = '#4f8f35'): Item {
  const fill = sheet.linear(
    [
      [0, lighten(colour, 0.3)],
      [0.6, colour],
      [1, darken(colour, 0.3)],
    ],
    {x1: 0.1, y1: 0, x2: 0.8, y2: 1},
  );
  return {
    silhouette: path(FRILL),
    art: group(
      {},
      path(FRILL, {fill}),
      path('M0 -2V-54M0 -30L-10 -42M0 -30L10 -42M0 -5L-30 -20M0 -5L30 -20M-18 -14L-30 -13M18 -14L30 -13', {
        stroke: lighten(colour, 0.5),
        strokeWidth: 1.8,
        fill: 'none',
        opacity: 0.65,
        strokeLinecap: 'round',
      }),
    ),
  };
}

/** @returns a sprig made of leaves along a stem; the first place is the tip. */
function sprig(
  stem: string,
  stemColour: Hex,
  stemWidth: number,
  leaves: readonly {x: number; y: number; turn: number; scale: number}[],
  item: Item,
): Item {
  return {
    silhouette: leaves.map((place) => at(place, item.silhouette)).join(''),
    art: group(
      {},
      path(stem, {stroke: stemColour, strokeWidth: stemWidth, fill: 'none', strokeLinecap: 'round'}),
      ...leaves.map(
        (place) =>
          at(
            {x: place.x + 2.5, y: place.y + 4, turn: place.turn, scale: place.scale},
            group({fill: '#1d2b12', fillOpacity: 0.25}, item.silhouette),
          ) + at(place, item.art),
      ),
    ),
  };
}

/** @returns a sprig of fresh coriander, about 230 units high. */
export function corianderSprig(sheet: Sheet): Item {
  const stem =
    'M0 40C-4 -20 6 -80 0 -140M1 -40C20 -60 34 -76 46 -92M0 -60C-20 -80 -36 -90 -50 -104M2 -100C18 -112 24 -124 30 -136';
  const places = [
    {x: 46, y: -90, turn: 52, scale: 1},
    {x: -50, y: -102, turn: -50, scale: 1.05},
    {x: 30, y: -134, turn: 34, scale: 0.95},
    {x: -22, y: -136, turn: -30, scale: 0.95},
    {x: 0, y: -140, turn: 2, scale: 1.2},
  ];
  return sprig(stem, '#86ad55', 4.5, places, corianderLeaf(sheet));
}

/** @returns a sprig of mint, about 200 units high. */
export function mintSprig(sheet: Sheet): Item {
  const places = [
    {x: 2, y: -40, turn: 78, scale: 0.9},
    {x: -2, y: -44, turn: -76, scale: 0.95},
    {x: 2, y: -84, turn: 56, scale: 0.86},
    {x: -2, y: -88, turn: -54, scale: 0.82},
    {x: 2, y: -120, turn: 28, scale: 0.7},
    {x: -2, y: -122, turn: -30, scale: 0.68},
    {x: 0, y: -124, turn: 0, scale: 0.55},
  ];
  return sprig(
    'M0 30C4 -20 -4 -70 0 -124',
    '#7d9a55',
    5,
    places,
    leaf(sheet, {length: 92, width: 62, belly: 0.36, colour: '#4f9146', veins: 6}),
  );
}

/** @returns a sprig of curry leaves, about 230 units high. */
export function curryLeafSprig(sheet: Sheet): Item {
  const sides = [-10, -46, -82, -116].flatMap((y, index) => [
    {x: 2, y, turn: 62 - index * 6, scale: 1 - index * 0.06},
    {x: -2, y: y - 16, turn: -62 + index * 6, scale: 0.98 - index * 0.06},
  ]);
  return sprig(
    'M0 40C5 -20 -3 -90 0 -150',
    '#7a8f45',
    4.5,
    [...sides, {x: 0, y: -146, turn: 3, scale: 0.82}],
    leaf(sheet, {length: 88, width: 34, belly: 0.38, colour: '#3d7438', veins: 4}),
  );
}

/** @returns a dried bay leaf, 190 units long. */
export const bayLeaf = (sheet: Sheet): Item =>
  leaf(sheet, {length: 190, width: 66, belly: 0.42, colour: '#8b8f52', veins: 7});
