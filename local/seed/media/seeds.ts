import {darken, lighten, type Hex} from './colour';
import {roundPaint} from './item';
import {strew, type Chance} from './name-random';
import {at, ellipse, num, path, type Sheet, type Svg} from './svg';

/** How loose seeds look: lengths in drawing units. */
export interface SeedLook {
  readonly colour: Hex;
  readonly length: number;
  readonly width: number;
}

/** Kinds of seed and corn by name. */
export const SEEDS = {
  cumin: {colour: '#9c7a45', length: 21, width: 6},
  coriander: {colour: '#c9a766', length: 15, width: 13.5},
  fennel: {colour: '#a3ad62', length: 23, width: 7.5},
  mustard: {colour: '#4a3226', length: 9.5, width: 9},
  pepper: {colour: '#3b302c', length: 18, width: 17},
} as const satisfies Record<string, SeedLook>;

/** @returns seeds strewn over a disc, each with its own shade of light. */
export function seeds(
  sheet: Sheet,
  chance: Chance,
  {colour, length, width}: SeedLook,
  spot: {count: number; radius: number; apart?: number},
): Svg {
  const slim = width / length < 0.7;
  return strew(chance, spot.count, spot.radius, spot.apart ?? width * 0.8)
    .map(({x, y}) => {
      const tone = mixTone(colour, chance.between(-0.2, 0.28));
      const fill = slim ? tone : roundPaint(sheet, tone, 0.42);
      const seam = slim
        ? path(`M${num(-length * 0.4)} 0H${num(length * 0.4)}`, {
            stroke: darken(tone, 0.45),
            strokeWidth: 1.3,
            opacity: 0.7,
          })
        : ellipse(-length * 0.16, -width * 0.18, length * 0.12, width * 0.1, {fill: '#ffffff', opacity: 0.35});
      return (
        ellipse(x + 2, y + 3, length / 2, width / 2, {fill: '#2a130c', opacity: 0.28}) +
        at({x, y, turn: chance.between(0, 180)}, ellipse(0, 0, length / 2, width / 2, {fill}), seam)
      );
    })
    .join('');
}

// A few steps rather than a free choice, so that seeds of one shade share one paint.
function mixTone(colour: Hex, share: number): Hex {
  const step = Math.round(share * 10) / 10;
  return step < 0 ? darken(colour, -step) : lighten(colour, step);
}
