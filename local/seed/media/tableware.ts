import {corianderBunches, mintLeaves} from './garnish';
import {GLAZES} from './glazes';
import {flecks} from './gravy';
import {gloss, type Item} from './item';
import {cream, pinchBowl} from './pinch-bowls';
import {chanceOf, strew, type Chance, type Point} from './name-random';
import {rice, whiteRice} from './rice';
import {blob, pairs, smoothLoop} from './shapes';
import {at, group, path, type Sheet, type Svg} from './svg';

/** The outline of the spoon's bowl. */
export const SPOON_BOWL =
  'M0 -290C58 -290 76 -220 62 -168C50 -130 16 -116 0 -116C-16 -116 -50 -130 -62 -168C-76 -220 -58 -290 0 -290Z';

/** @returns a brass spoon lying with its bowl at the top, 560 units long. */
export function spoon(sheet: Sheet): Item {
  const shine = {x1: 0, y1: 0, x2: 1, y2: 0.3};
  const handle = 'M-9 -130C-13 60 -17 200 -20 270C-20 292 20 292 20 270C17 200 13 60 9 -130Z';
  return {
    silhouette: path(handle) + path(SPOON_BOWL),
    art: group(
      {},
      path(handle, {
        fill: sheet.linear(
          [
            [0, '#f7e2a0'],
            [0.35, '#d8ac4c'],
            [1, '#8f6420'],
          ],
          shine,
        ),
      }),
      path(SPOON_BOWL, {
        fill: sheet.linear(
          [
            [0, '#fbeab4'],
            [0.5, '#d2a444'],
            [1, '#8a5f1d'],
          ],
          shine,
        ),
      }),
      path(SPOON_BOWL, {
        fill: sheet.linear(
          [
            [0, '#7a5216'],
            [0.5, '#c1913a'],
            [1, '#f6dc94'],
          ],
          shine,
        ),
        transform: 'translate(0 -34) scale(.84)',
      }),
      path('M-34 -250C-42 -226 -42 -200 -34 -180', {
        stroke: '#ffffff',
        strokeWidth: 7,
        fill: 'none',
        opacity: 0.6,
        strokeLinecap: 'round',
      }),
    ),
  };
}

const NAAN = smoothLoop(
  pairs([
    -6, -230, 70, -190, 120, -90, 150, 40, 120, 150, 40, 200, -60, 196, -132, 140, -150, 30, -116, -96, -66, -190,
  ]),
);

/** A blister: dough puffed pale, scorched where it touched the oven. */
function blister(chance: Chance, {x, y}: Point): Svg {
  const size = chance.between(9, 24);
  const puffed = blob(chance, {rx: size * 1.25, ry: size, x, y, rough: 0.2});
  const scorched = blob(chance, {rx: size * 0.75, ry: size * 0.55, x: x + 3, y: y + 3, rough: 0.3});
  return (
    path(puffed, {fill: '#f6dca4', opacity: 0.75}) +
    path(scorched, {fill: chance.pick(['#8a4a1a', '#6b3310', '#a8662a']), opacity: chance.between(0.45, 0.8)})
  );
}

/** @returns a naan, blistered in the oven, about 420 units long. */
export function naan(sheet: Sheet): Item {
  const chance = chanceOf('naan');
  const crumb = sheet.radial(
    [
      [0, '#f7dfae'],
      [0.6, '#eec684'],
      [1, '#cf9547'],
    ],
    {cx: 0.42, cy: 0.4, r: 0.62},
  );
  return {
    silhouette: path(NAAN),
    art: group(
      {},
      path(NAAN, {fill: '#b87c35'}),
      path(NAAN, {fill: crumb, transform: 'translate(-3 -4) scale(.965)'}),
      ...strew(chance, 20, 130, 38).map((spot) => blister(chance, spot)),
      gloss(sheet, -50, -70, 40, 16, 0.55),
      gloss(sheet, 30, 60, 54, 22, 0.55),
      gloss(sheet, 70, -40, 24, 10, 0.55),
    ),
  };
}

/** @returns a small bowl of cooked rice. */
export const riceBowl = (sheet: Sheet, radius: number): Item =>
  pinchBowl(
    sheet,
    GLAZES.cream,
    radius,
    rice(sheet, chanceOf('side rice'), radius * 0.8, {grains: 700, grainLength: radius * 0.14, tint: whiteRice}) +
      at(
        {x: radius * 0.06, y: 0, scale: radius / 190},
        corianderBunches(sheet, chanceOf('side leaf'), [{x: 0, y: 0}], 1),
      ),
  );

/** @returns a small bowl of raita. */
export const raitaBowl = (sheet: Sheet, radius: number): Item =>
  pinchBowl(
    sheet,
    GLAZES.celadon,
    radius,
    cream(sheet, '#f3ead8', radius) +
      at(
        {x: radius * 0.1, y: radius * 0.06, scale: radius / 170},
        mintLeaves(sheet, chanceOf('raita'), [{x: 0, y: 20}], 0.7),
      ),
  );

/** @returns a small bowl of mint chutney. */
export const chutneyBowl = (sheet: Sheet, radius: number): Item =>
  pinchBowl(
    sheet,
    GLAZES.cream,
    radius,
    cream(sheet, '#7fa044', radius) + flecks(chanceOf('chutney'), ['#3d5f22', '#dbe6a5'], radius * 0.7, 40, 5),
  );

const WISPS = [
  'M-120 120C-220 -40 -20 -120 -110 -290C-160 -390 -70 -450 -90 -520',
  'M60 60C-30 -90 150 -180 60 -340C10 -430 100 -500 70 -590',
  'M200 160C120 40 270 -60 200 -200C160 -290 230 -330 210 -400',
].join('');
const HAZE = [84, 66, 50, 34, 20, 8];

/** @returns steam that rises from a hot dish, 700 units high above the origin: faint strokes over each other, ever narrower. */
export const steam = (): Svg =>
  HAZE.map((strokeWidth) =>
    path(WISPS, {stroke: '#ffffff', strokeWidth, fill: 'none', opacity: 0.055, strokeLinecap: 'round'}),
  ).join('');
