import {darken, lighten, type Hex} from './colour';
import {gloss, roundPaint, type Item} from './item';
import {chanceOf} from './name-random';
import {disc, leafShape, round} from './shapes';
import {at, circle, ellipse, group, path, rect, type Sheet, type Svg} from './svg';

/** @returns a stick of cinnamon, 220 units long. */
export function cinnamon(sheet: Sheet): Item {
  const bark: Hex = '#a9683a';
  const quill = (y: number, height: number): Svg =>
    rect(-110, y, 220, height, {
      rx: height * 0.38,
      fill: sheet.linear([
        [0, lighten(bark, 0.34)],
        [0.45, bark],
        [1, darken(bark, 0.42)],
      ]),
    });
  const grain = [-13, -5, 7, 15].map(
    (y, index) => `M${-96 + index * 9} ${y}C-40 ${y + 3} 30 ${y - 3} ${94 - index * 13} ${y + 1}`,
  );
  return {
    silhouette: path('M-108 -24H108Q114 0 108 24H-108Q-114 0 -108 -24Z'),
    art: group(
      {},
      quill(-24, 27),
      quill(-3, 27),
      path(grain.join(''), {stroke: darken(bark, 0.5), strokeWidth: 1.8, fill: 'none', opacity: 0.4}),
      ellipse(107, -10.5, 5, 12, {fill: darken(bark, 0.5)}),
      ellipse(107, 10.5, 5, 12, {fill: darken(bark, 0.55)}),
      path('M106 -18C111 -12 109 -5 106 -4M106 4C111 8 109 16 106 18', {
        stroke: lighten(bark, 0.3),
        strokeWidth: 2,
        fill: 'none',
      }),
    ),
  };
}

/** @returns a star anise, 130 units across. */
export function starAnise(sheet: Sheet): Item {
  const shell: Hex = '#8a4f2a';
  const petal = leafShape(66, 25, 0.45);
  const petals = round(8, 3, 10).map((place, index) =>
    at(
      {...place, scale: 1 - (index % 3) * 0.06},
      path(petal, {
        fill: sheet.linear([
          [0, lighten(shell, 0.25)],
          [1, darken(shell, 0.35)],
        ]),
      }),
      path(leafShape(52, 13, 0.5), {fill: darken(shell, 0.6), transform: 'translate(0 -8)'}),
      ellipse(0, -32, 4.6, 9, {
        fill: sheet.linear([
          [0, '#d99a5c'],
          [1, '#8d4a22'],
        ]),
      }),
      ellipse(-1.4, -35, 1.3, 3, {fill: '#ffe8c9', opacity: 0.8}),
    ),
  );
  return {
    silhouette: path(
      round(8, 3, 10)
        .map(({x, y}) => disc(20, x * 11, y * 11))
        .join('') + disc(34),
    ),
    art: group({}, ...petals, circle(0, 0, 7, {fill: darken(shell, 0.35)})),
  };
}

/** The colour of the large smoked kind. */
export const BLACK_CARDAMOM: Hex = '#4a362c';

/** @returns a pod of cardamom, `colour` green or black, 84 units long, lying flat. */
export function cardamom(sheet: Sheet, colour: Hex = '#a3b76a'): Item {
  const outline = 'M-44 0C-34 -18 -14 -23 6 -20C24 -17 38 -8 44 0C38 8 24 18 6 20C-14 23 -34 18 -44 0Z';
  return {
    silhouette: path(outline),
    art: group(
      {},
      path('M-42 0L-53 2', {stroke: darken(colour, 0.35), strokeWidth: 4, strokeLinecap: 'round'}),
      path(outline, {
        fill: sheet.linear([
          [0, lighten(colour, 0.4)],
          [0.5, colour],
          [1, darken(colour, 0.35)],
        ]),
      }),
      path('M-40 -1C-18 -11 16 -11 41 -1M-40 1C-18 7 16 8 41 1M-34 -7C-16 -17 12 -17 33 -8', {
        stroke: darken(colour, 0.45),
        strokeWidth: 1.8,
        fill: 'none',
        opacity: 0.55,
      }),
      gloss(sheet, -8, -10, 17, 5, 0.55),
    ),
  };
}

/** @returns a clove, 64 units long, its head at the right. */
export function clove(sheet: Sheet): Item {
  const wood: Hex = '#6b3a22';
  return {
    silhouette: path(`M-32 -4L14 -8L32 0L14 8L-32 4Z${disc(13, 20)}`),
    art: group(
      {},
      path('M-32 -3C-10 -6 4 -6 14 -7L14 7C4 6 -10 6 -32 3Z', {
        fill: sheet.linear([
          [0, lighten(wood, 0.3)],
          [1, darken(wood, 0.4)],
        ]),
      }),
      path('M12 0L30 -14L22 -3L34 0L22 3L30 14Z', {fill: darken(wood, 0.2)}),
      circle(20, 0, 9.5, {fill: roundPaint(sheet, '#8f5631', 0.35)}),
    ),
  };
}

/** @returns a cashew, 90 units long. */
export function cashew(sheet: Sheet): Item {
  const outline =
    'M-42 6C-46 -18 -20 -34 6 -32C32 -30 46 -12 42 8C39 22 20 24 18 10C16 0 2 -6 -8 0C-14 4 -12 16 -20 20C-30 24 -40 18 -42 6Z';
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: roundPaint(sheet, '#efd9ac', 0.22)}),
      path('M-34 8C-32 -12 -10 -22 8 -20C22 -18 32 -8 33 4', {
        stroke: '#b78f55',
        strokeWidth: 2,
        fill: 'none',
        opacity: 0.45,
      }),
      gloss(sheet, -8, -22, 18, 6, 0.8),
    ),
  };
}

/** @returns a nutmeg, 74 units long. */
export function nutmeg(sheet: Sheet): Item {
  const outline = 'M-37 0C-36 -22 -18 -29 2 -28C24 -27 37 -16 37 0C37 17 22 28 0 28C-20 28 -36 20 -37 0Z';
  const furrows = [-16, -6, 5, 15].map((y) => `M-30 ${y}C-14 ${y - 6} 12 ${y + 6} 30 ${y - 2}`);
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: roundPaint(sheet, '#8a6242', 0.38)}),
      path(furrows.join(''), {stroke: '#4f3320', strokeWidth: 2, fill: 'none', opacity: 0.45}),
      gloss(sheet, -10, -12, 15, 8, 0.4),
    ),
  };
}

/** @returns a blade of mace, 150 units across: the lace that grows about a nutmeg. */
export function mace(sheet: Sheet): Item {
  const chance = chanceOf('mace');
  const arm = 'M-9 4C-14 -20 -6 -40 -15 -66C-4 -58 2 -50 4 -40C8 -52 16 -60 22 -72C20 -46 14 -24 9 4Z';
  const arms = round(9, 6).map((place) => ({
    ...place,
    turn: place.turn + chance.between(-12, 12),
    scale: chance.between(0.82, 1.12),
  }));
  const paint = sheet.linear([
    [0, '#e58a3a'],
    [0.6, '#c4561f'],
    [1, '#8f3512'],
  ]);
  return {
    silhouette: arms.map((place) => at(place, path(arm))).join(''),
    art: group(
      {},
      ...arms.map((place) =>
        at(
          place,
          path(arm, {fill: paint}),
          path('M0 0C-4 -22 0 -38 -6 -54M2 0C4 -20 10 -40 14 -54', {
            stroke: '#f4b878',
            strokeWidth: 1.8,
            fill: 'none',
            opacity: 0.6,
          }),
        ),
      ),
      circle(0, 0, 13, {fill: '#9c3c14'}),
    ),
  };
}
