import {darken, lighten, type Hex} from './colour';
import {gloss, roundPaint, type Item} from './item';
import {chanceOf} from './name-random';
import {arc, blob, disc, leafShape, round} from './shapes';
import {at, circle, group, path, type Sheet} from './svg';

const LEAF: Hex = '#5f8f3a';
const TOMATO: Hex = '#d8402a';

/** @returns a whole tomato seen from above, 180 units across. */
export function tomato(sheet: Sheet): Item {
  const outline = blob(chanceOf('tomato'), {rx: 90, ry: 86, rough: 0.035, corners: 10});
  const folds = round(5, 44, 14).map((place) =>
    at(
      place,
      path('M0 14C-4 -6 -3 -22 0 -36', {
        stroke: darken(TOMATO, 0.4),
        strokeWidth: 5,
        fill: 'none',
        opacity: 0.22,
        strokeLinecap: 'round',
      }),
    ),
  );
  const sepals = round(6, 4, 9).map((place) =>
    at(
      place,
      path(leafShape(46, 17, 0.3), {
        fill: sheet.linear([
          [0, lighten(LEAF, 0.2)],
          [1, darken(LEAF, 0.25)],
        ]),
      }),
    ),
  );
  const crown = group(
    {},
    ...sepals,
    circle(0, 0, 9, {fill: darken(LEAF, 0.3)}),
    circle(-2, -2, 5, {fill: lighten(LEAF, 0.25)}),
  );
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: roundPaint(sheet, TOMATO, 0.38)}),
      ...folds,
      gloss(sheet, -38, -40, 30, 20, 0.62),
      at({x: 6, y: 6}, path(disc(24), {fill: darken(TOMATO, 0.45), opacity: 0.25})),
      crown,
    ),
  };
}

/** @returns a tomato cut in half, 172 units across. */
export function tomatoHalf(sheet: Sheet): Item {
  const chance = chanceOf('tomato half');
  const outline = blob(chance, {rx: 86, rough: 0.025, corners: 12});
  const chambers = round(5, 47).map((place) => {
    const seeds = Array.from({length: 6}, () =>
      at(
        {x: chance.between(-13, 13), y: chance.between(-16, 15), turn: chance.between(-40, 40)},
        path('M0 -6C4 -2 4 4 0 5C-4 4 -4 -2 0 -6Z', {fill: '#f6dc9a'}),
      ),
    );
    return at(
      place,
      path(blob(chance, {rx: 20, ry: 24, rough: 0.1}), {
        fill: sheet.radial([
          [0, '#ef7a44'],
          [0.7, '#d94a2b'],
          [1, '#b92f1f'],
        ]),
      }),
      ...seeds,
    );
  });
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: '#c5331f'}),
      path(disc(79), {
        fill: sheet.radial([
          [0, '#f6a88c'],
          [0.35, '#ec7458'],
          [1, '#e25a40'],
        ]),
      }),
      ...chambers,
      path(disc(11), {fill: '#f7bfa6', opacity: 0.8}),
      path(arc(70, 190, 265), {stroke: '#ffffff', strokeWidth: 6, opacity: 0.4, fill: 'none', strokeLinecap: 'round'}),
    ),
  };
}

/** @returns a red onion cut in half, rings showing, 180 units across. */
export function onionHalf(sheet: Sheet): Item {
  const chance = chanceOf('onion half');
  const outline = blob(chance, {rx: 90, ry: 87, rough: 0.02, corners: 12});
  const rings = [80, 67, 54, 41, 29, 18].map((radius, index) => {
    const d = blob(chance, {rx: radius, ry: radius * 0.95, rough: 0.025, corners: 10, x: index, y: index * 0.6});
    return path(d, {
      fill: sheet.radial([
        [0, '#fffaf6'],
        [0.72, '#f7e6ec'],
        [1, '#e3b9cb'],
      ]),
      stroke: '#93376a',
      strokeWidth: 3.4 - index * 0.3,
    });
  });
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: roundPaint(sheet, '#7d2352', 0.3)}),
      ...rings,
      path(blob(chance, {rx: 8, ry: 10}), {fill: '#dff0b8', stroke: '#a9557f', strokeWidth: 1.5}),
      path(arc(73, 185, 262), {stroke: '#ffffff', strokeWidth: 5, opacity: 0.65, fill: 'none', strokeLinecap: 'round'}),
    ),
  };
}

/** @returns a lime cut in half, 130 units across. */
export function limeHalf(sheet: Sheet): Item {
  const wedge = 'M0 -6C15 -22 20 -40 15 -49C8 -54 -8 -54 -15 -49C-20 -40 -15 -22 0 -6Z';
  const segments = round(9, 0).map((place) =>
    at(
      {...place, scale: 0.96},
      path(wedge, {
        fill: sheet.radial(
          [
            [0, '#e6f08d'],
            [1, '#a8c63d'],
          ],
          {cy: 0.1, r: 0.9},
        ),
        transform: 'scale(.93 1)',
      }),
    ),
  );
  return {
    silhouette: path(disc(65)),
    art: group(
      {},
      circle(0, 0, 65, {fill: roundPaint(sheet, '#6d9a2c', 0.3)}),
      circle(0, 0, 58, {fill: '#eef4c4'}),
      ...segments,
      path(arc(50, 195, 255), {stroke: '#ffffff', strokeWidth: 6, opacity: 0.55, fill: 'none', strokeLinecap: 'round'}),
    ),
  };
}

/** @returns half a coconut, its shell towards the table, 200 units across. */
export function coconutHalf(sheet: Sheet): Item {
  const chance = chanceOf('coconut');
  const outline = blob(chance, {rx: 100, ry: 97, rough: 0.025, corners: 14});
  const husk = round(46, 94).map(({x, y, turn}) =>
    at(
      {x, y, turn: turn + chance.between(-16, 16)},
      path('M0 8V-9', {
        stroke: chance.pick(['#4a2b18', '#8a5f3a', '#6b4426']),
        strokeWidth: 3.4,
        strokeLinecap: 'round',
      }),
    ),
  );
  const hollow = sheet.radial(
    [
      [0, '#f4ecdd'],
      [0.62, '#fdf8ee'],
      [1, '#d8cbb6'],
    ],
    {cx: 0.56, cy: 0.6, r: 0.6},
  );
  return {
    silhouette: path(outline),
    art: group(
      {},
      path(outline, {fill: '#6b4426'}),
      ...husk,
      path(blob(chance, {rx: 86, rough: 0.02, corners: 12}), {fill: '#fffdf7'}),
      circle(0, 0, 60, {fill: hollow}),
      path(arc(57, 160, 300), {stroke: '#8f7d66', strokeWidth: 8, fill: 'none', opacity: 0.28}),
      path(arc(76, 190, 262), {stroke: '#ffffff', strokeWidth: 6, fill: 'none', opacity: 0.9, strokeLinecap: 'round'}),
    ),
  };
}
