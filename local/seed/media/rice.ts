import type {Hex} from './colour';
import type {Chance} from './name-random';
import {disc} from './shapes';
import {circle, num, path, type Sheet, type Svg} from './svg';

/** Cooked rice on a disc: which colours where. `tint` is asked for each grain's colour by its place (-1 to 1 each way). */
export interface RiceLook {
  readonly grains: number;
  readonly grainLength: number;
  readonly tint: (x: number, y: number, roll: number) => Hex;
}

const LAYERS = 6;

/**
 * Grains in layers, each over its own shade; within a layer the grains of one colour are one path, which renders far faster
 * than a path for each.
 */
export function rice(sheet: Sheet, chance: Chance, radius: number, {grains, grainLength, tint}: RiceLook): Svg {
  const layer = (): Svg => {
    const byColour = new Map<Hex, string>();
    let shade = '';
    for (let grain = 0; grain < grains / LAYERS; grain += 1) {
      const [angle, reach, turn] = [chance.between(0, 6.3), Math.sqrt(chance.between(0, 1)), chance.between(0, 6.3)];
      const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const half = (grainLength / 2) * chance.between(0.75, 1.1);
      const [x, y, dx, dy] = [u * radius, v * radius, Math.cos(turn) * half, Math.sin(turn) * half];
      const bend = half * 0.2;
      const d = `M${num(x - dx)} ${num(y - dy)}Q${num(x + dy * 0.2)} ${num(y - dx * 0.2 + bend * 0)} ${num(x + dx)} ${num(y + dy)}`;
      const colour = tint(u, v, chance.between(0, 1));
      byColour.set(colour, (byColour.get(colour) ?? '') + d);
      shade += d;
    }
    const width = grainLength * 0.25;
    const lit = [...byColour].map(([stroke, d]) =>
      path(d, {stroke, strokeWidth: width, fill: 'none', strokeLinecap: 'round'}),
    );
    return (
      path(shade, {
        stroke: '#6b3d12',
        strokeWidth: width * 1.1,
        fill: 'none',
        opacity: 0.4,
        strokeLinecap: 'round',
        transform: `translate(${num(width * 0.25)} ${num(width * 0.42)})`,
      }) + lit.join('')
    );
  };
  const mound = sheet.radial(
    [
      [0, '#fff6dc', 0.34],
      [0.5, '#ffffff', 0],
      [1, '#4a2408', 0.5],
    ],
    {cx: 0.42, cy: 0.38, r: 0.66},
  );
  return (
    circle(0, 0, radius, {fill: '#c98f3f'}) +
    Array.from({length: LAYERS}, () => layer()).join('') +
    path(disc(radius), {fill: mound})
  );
}

/** Plain steamed rice. */
export const whiteRice: RiceLook['tint'] = (_x, _y, roll) =>
  roll < 0.3 ? '#eee3cc' : roll < 0.65 ? '#fbf5e6' : '#f5ecd8';

/** Layered biryani rice: white, with saffron run through it in streaks. */
export const biryaniRice: RiceLook['tint'] = (x, y, roll) => {
  const streak = Math.sin(x * 5.2 + y * 2.4) + Math.cos(y * 4.6 - x * 2.2) + (roll - 0.5) * 1.5;
  if (streak > 0.95) return '#e08a1e';
  if (streak > 0.2) return '#f2b23a';
  return roll < 0.5 ? '#fbf0d2' : '#f5e2b4';
};
