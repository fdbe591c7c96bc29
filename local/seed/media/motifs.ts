import type {Hex} from './colour';
import type {Dish} from './names';
import {disc, leafShape, round} from './shapes';
import {at, circle, group, path, type Sheet, type Svg} from './svg';

/** A carved block: prints about 100 units across in a first and a second colour. */
export type Motif = (ink: Hex, second: Hex) => Svg;

const petals = (count: number, reach: number, length: number, width: number, fill: Hex, start = 0): Svg =>
  round(count, reach, start)
    .map((place) => at(place, path(leafShape(length, width, 0.52), {fill})))
    .join('');

const beads = (count: number, reach: number, size: number, fill: Hex, start = 0): Svg =>
  path(
    round(count, reach, start)
      .map(({x, y}) => disc(size, x, y))
      .join(''),
    {fill},
  );

const mango: Motif = (ink, second) =>
  group(
    {},
    path('M6 44C-30 44 -42 12 -28 -14C-18 -32 2 -40 18 -50C40 -44 40 -22 26 -18C34 -2 38 12 32 26C28 38 18 44 6 44Z', {
      fill: ink,
    }),
    path('M4 33C-18 32 -27 10 -18 -8C-12 -18 -2 -24 8 -28C14 -14 26 0 23 17C21 28 14 33 4 33Z', {fill: second}),
    at({x: 2, y: 8}, petals(6, 3, 15, 8, ink), circle(0, 0, 3.4, {fill: second})),
    beads(3, 52, 3.4, ink, 150),
  );

const sprig: Motif = (ink, second) =>
  group(
    {},
    path('M0 50C2 20 -2 -10 0 -30', {stroke: ink, strokeWidth: 4, fill: 'none', strokeLinecap: 'round'}),
    ...[
      [0, 26, 62],
      [0, 26, -62],
      [0, 2, 54],
      [0, 2, -54],
      [0, -20, 40],
      [0, -20, -40],
    ].map(([x = 0, y = 0, turn = 0]) =>
      at(
        {x, y, turn},
        path(leafShape(38, 19, 0.5), {fill: ink}),
        path('M0 -5V-28', {stroke: second, strokeWidth: 2.2}),
      ),
    ),
    at(
      {x: 0, y: -22},
      path(leafShape(36, 18, 0.5), {fill: ink}),
      path('M0 -5V-26', {stroke: second, strokeWidth: 2.2}),
    ),
  );

const pepperStar: Motif = (ink, second) =>
  group(
    {},
    petals(8, 12, 36, 16, ink),
    circle(0, 0, 15, {fill: ink}),
    circle(0, 0, 10, {fill: second}),
    circle(0, 0, 5, {fill: ink}),
    beads(8, 38, 5, ink, 22.5),
  );

const crocus: Motif = (ink, second) =>
  group(
    {},
    ...[
      [-34, 48, 22],
      [34, 48, 22],
      [-16, 56, 24],
      [16, 56, 24],
      [0, 62, 26],
    ].map(([turn = 0, length = 0, width = 0]) =>
      at({x: 0, y: 16, turn}, path(leafShape(length, width, 0.55), {fill: ink, stroke: second, strokeWidth: 2})),
    ),
    path('M0 10L-9 -22M0 10L9 -22M0 10V-28', {stroke: second, strokeWidth: 3, strokeLinecap: 'round'}),
    path('M0 14C2 28 2 36 0 50M0 46C-18 44 -26 34 -30 24C-14 26 -4 34 0 46ZM0 46C18 44 26 34 30 24C14 26 4 34 0 46Z', {
      fill: ink,
      stroke: ink,
      strokeWidth: 3,
    }),
  );

const marigold: Motif = (ink, second) =>
  group(
    {},
    petals(14, 20, 26, 13, ink),
    petals(10, 9, 20, 11, second, 12),
    circle(0, 0, 13, {fill: ink}),
    beads(6, 7.5, 2.4, second),
    circle(0, 0, 2.6, {fill: second}),
    beads(14, 50, 2.6, ink, 12.8),
  );

const pomegranate: Motif = (ink, second) =>
  group(
    {},
    path(
      'M0 -30C34 -30 44 0 34 24C26 44 -26 44 -34 24C-44 0 -34 -30 0 -30ZM-15 -50L-7 -40L0 -52L7 -40L15 -50L10 -26H-10Z',
      {fill: ink},
    ),
    path('M0 -18C20 -18 28 2 22 18C16 32 -16 32 -22 18C-28 2 -20 -18 0 -18Z', {fill: second}),
    path(
      [
        [0, -6],
        [-10, 4],
        [10, 4],
        [0, 9],
        [-9, 17],
        [9, 17],
        [0, 23],
      ]
        .map(([x = 0, y = 0]) => disc(4.2, x, y))
        .join(''),
      {fill: ink},
    ),
  );

/** The block of each dish. */
export const MOTIFS: Readonly<Record<Dish, Motif>> = {
  'chicken-tikka-masala': mango,
  'palak-paneer': sprig,
  'spicy-pepper-chicken': pepperStar,
  'southern-spiced-biryani': crocus,
  'desi-chicken-curry': marigold,
  'desi-goat-curry': pomegranate,
};

/** @returns paint of a half-drop repeat of a motif, `size` units across a motif with its ground. */
export function printed(sheet: Sheet, motif: Motif, ink: Hex, second: Hex, size: number): string {
  const scale = (size * 0.62) / 100;
  const block = motif(ink, second);
  const corners = [
    [0, 0],
    [size, 0],
    [0, size * 1.2],
    [size, size * 1.2],
  ].map(([x = 0, y = 0]) => at({x, y, scale}, block));
  return sheet.tile(size, size * 1.2, 0, corners.join('') + at({x: size / 2, y: size * 0.6, scale}, block));
}

/** @returns a printed border `width` units long and `height` high, centred on the origin: motifs between beaded lines. */
export function border(
  motif: Motif,
  {width, height, ink, second}: {width: number; height: number; ink: Hex; second: Hex},
): Svg {
  const pitch = height * 0.78;
  const count = Math.floor((width - pitch * 0.7) / pitch) + 1;
  const places = Array.from({length: count}, (_, index) => (index - (count - 1) / 2) * pitch);
  const blocks = places.map((x) => at({x, y: 0, scale: (height * 0.54) / 100}, motif(ink, second)));
  const between = path(places.map((x) => disc(height * 0.035, x + pitch / 2, 0)).join(''), {fill: ink});
  const line = (y: number): Svg =>
    path(`M${-width / 2} ${y}H${width / 2}`, {stroke: ink, strokeWidth: height * 0.035, fill: 'none'});
  const bead = (y: number): Svg =>
    path(
      Array.from({length: count * 3}, (_, index) =>
        disc(height * 0.024, (index - (count * 3 - 1) / 2) * (pitch / 3), y),
      ).join(''),
      {fill: ink},
    );
  return group(
    {},
    line(-height * 0.46),
    line(height * 0.46),
    bead(-height * 0.39),
    bead(height * 0.39),
    ...blocks,
    between,
  );
}
