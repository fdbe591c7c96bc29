import {darken, lighten, type Hex} from './colour';
import {chanceOf} from './name-random';
import {arc} from './shapes';
import {at, circle, group, num, path, type Svg} from './svg';

/** A full turn, in radians. */
export const TURN = Math.PI * 2;

/** @returns the share (0 to 1) of the way from `from` to `to`, eased at both ends; before it 0, after it 1. */
export function eased(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

const part = (value: number): number => value - Math.floor(value);

/** Where gravy boils: mostly along the wall of the pan, where it is hottest. */
interface Bubble {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly phase: number;
  /** Whole lives in one loop, so that the last frame meets the first. */
  readonly lives: number;
}

function boilingSpots(count: number, radius: number): Bubble[] {
  const chance = chanceOf('boiling');
  return Array.from({length: count}, (_, index) => {
    const angle = chance.between(0, TURN);
    const reach = radius * (index % 3 === 0 ? chance.between(0.2, 0.85) : chance.between(0.9, 0.97));
    return {
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
      size: radius * chance.between(0.02, 0.05),
      phase: chance.between(0, 1),
      lives: chance.pick([2, 3]),
    };
  });
}

const POP = 0.8;

function bubble({size}: Bubble, age: number, colour: Hex): Svg {
  if (age > POP) {
    const share = (age - POP) / (1 - POP);
    const ring = {fill: 'none', stroke: lighten(colour, 0.5), strokeWidth: size * 0.22, opacity: 0.6 * (1 - share)};
    return circle(0, 0, size * (1 + share * 0.8), ring);
  }
  const r = size * Math.sqrt(age / POP);
  return (
    circle(0, 0, r, {fill: lighten(colour, 0.22), opacity: 0.85}) +
    circle(0, 0, r, {fill: 'none', stroke: darken(colour, 0.35), strokeWidth: size * 0.12, opacity: 0.6}) +
    circle(-r * 0.34, -r * 0.36, r * 0.28, {fill: '#ffffff', opacity: 0.85})
  );
}

/**
 * Bubbles that rise and pop in a disc round the origin.
 * @param time in the loop, 0 to 1.
 */
export const simmering = (time: number, radius: number, colour: Hex, count = 30): Svg =>
  boilingSpots(count, radius)
    .map((spot) => at(spot, bubble(spot, part(time * spot.lives + spot.phase), colour)))
    .join('');

const HAZE = [84, 60, 38, 18];
const WISPS = 7;

/** A wisp of steam at its age: it rises, sways, spreads and fades. */
function wisp(age: number, sway: number): Svg {
  const rise = -age * 520;
  const [lean, length] = [sway * 46 * Math.sin(age * TURN), 170 + age * 120];
  const d = `M0 ${num(rise)}C${num(-40 - lean)} ${num(rise - length * 0.33)} ${num(50 + lean)} ${num(rise - length * 0.66)} ${num(lean * 0.6)} ${num(rise - length)}`;
  const opacity = 0.075 * Math.sin(age * Math.PI);
  return HAZE.map((width) =>
    path(d, {stroke: '#ffffff', strokeWidth: width * (0.7 + age * 0.6), fill: 'none', opacity, strokeLinecap: 'round'}),
  ).join('');
}

/**
 * Steam that rises in a loop from about the origin, 700 units high and 420 wide.
 * @param time in the loop, 0 to 1.
 */
export const risingSteam = (time: number): Svg =>
  Array.from({length: WISPS}, (_, index) => {
    const x = (index / (WISPS - 1) - 0.5) * 420;
    const y = 120 - Math.abs(index - 3) * 26;
    return at({x, y}, wisp(part(time + ((index * 0.382) % 1)), index % 2 === 0 ? 1 : -1));
  }).join('');

/**
 * The wake of a spoon that is led round: arcs that trail it and fade.
 * @param angle where the spoon is, in degrees clockwise from the right.
 */
export const wake = (angle: number, radius: number, colour: Hex): Svg =>
  group(
    {},
    ...[28, 52, 78].map((length, index) =>
      path(arc(radius, angle - length, angle - 6), {
        stroke: index === 1 ? darken(colour, 0.25) : lighten(colour, 0.4),
        strokeWidth: 26 - index * 7,
        fill: 'none',
        opacity: 0.26 - index * 0.06,
        strokeLinecap: 'round',
      }),
    ),
  );
