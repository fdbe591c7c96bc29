import {darken, type Hex} from './colour';
import type {Glaze} from './glazes';
import {collar, glint, slopePaint, type Item} from './item';
import {chanceOf, type Point} from './name-random';
import {disc} from './shapes';
import {circle, group, num, path, type Sheet, type Svg} from './svg';

/** The bowl or pan a dish is served in. */
export interface VesselLook {
  readonly glaze: Glaze;
  /** Loops to carry it by, as on a kadai. */
  readonly handles?: boolean;
  /** Fired clay is speckled, metal is not. */
  readonly speckled?: boolean;
}

const SHADE: Hex = '#1a0708';

/** Share of the outer radius that the food fills. */
export const FILL = 0.86;

function handles(sheet: Sheet, {lip}: Glaze, radius: number): Svg {
  const loop = `M${num(radius * 0.93)} ${num(-radius * 0.2)}C${num(radius * 1.22)} ${num(-radius * 0.22)} ${num(radius * 1.22)} ${num(radius * 0.22)} ${num(radius * 0.93)} ${num(radius * 0.2)}`;
  const paint = slopePaint(sheet, lip, {light: 0.25, dark: 0.4});
  const one = (flip: number): Svg =>
    group(
      {transform: `scale(${flip} 1)`},
      path(loop, {stroke: darken(lip, 0.55), strokeWidth: radius * 0.075, fill: 'none', strokeLinecap: 'round'}),
      path(loop, {stroke: paint, strokeWidth: radius * 0.052, fill: 'none', strokeLinecap: 'round'}),
    );
  return one(1) + one(-1);
}

function speckles(radius: number, colour: Hex): Svg {
  const chance = chanceOf('speckles');
  const spots = Array.from({length: 90}, (): Point & {r: number} => {
    const angle = chance.between(0, 6.3);
    const reach = radius * chance.between(0.87, 0.985);
    return {x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, r: chance.between(0.002, 0.006) * radius};
  });
  return path(spots.map(({x, y, r}) => disc(r, x, y)).join(''), {fill: darken(colour, 0.55), opacity: 0.4});
}

const handleShades = (radius: number): Svg =>
  [-1, 1]
    .map((side) => disc(radius * 0.19, side * radius * 0.97) + disc(radius * 0.13, side * radius * 0.97))
    .map((ring) => path(ring, {fillRule: 'evenodd'}))
    .join('');

/** The shade that the rim throws on the food; it runs out under the wall. */
function rimShade(sheet: Sheet, radius: number): Svg {
  const food = radius * FILL;
  const stroke = sheet.linear(
    [
      [0, SHADE, 0.62],
      [0.45, SHADE, 0],
    ],
    {x1: 0.15, y1: 0.1, x2: 0.85, y2: 0.9},
  );
  const crescent = disc(radius * 0.95) + disc(food * 0.97, radius * 0.035, radius * 0.05);
  return (
    path(crescent, {fill: SHADE, fillRule: 'evenodd', opacity: 0.28}) +
    circle(0, 0, food, {fill: 'none', stroke, strokeWidth: radius * 0.06})
  );
}

/**
 * A serving bowl seen from above.
 * @param content drawn within `radius * FILL`; what reaches over is hidden by the wall, which is drawn after it. A clip would
 *   cost more than all else.
 */
export function vessel(
  sheet: Sheet,
  {glaze, handles: looped, speckled}: VesselLook,
  radius: number,
  content: Svg,
): Item {
  const {body, lip} = glaze;
  const ring = (outer: number, inner: number, fill: string): Svg => collar(radius * outer, radius * inner, fill);
  const wall = slopePaint(sheet, darken(body, 0.25), {
    light: 0.55,
    dark: 0.42,
    middle: 0.58,
    line: {x1: 0.86, y1: 0.9, x2: 0.14, y2: 0.1},
  });
  return {
    silhouette: circle(0, 0, radius) + (looped ? handleShades(radius) : ''),
    art: group(
      {},
      looped ? handles(sheet, glaze, radius) : '',
      content,
      rimShade(sheet, radius),
      ring(0.93, FILL, wall),
      speckled ? speckles(radius, body) : '',
      ring(0.938, 0.926, darken(body, 0.5)),
      ring(0.974, 0.935, slopePaint(sheet, lip, {light: 0.55, dark: 0.35})),
      ring(0.992, 0.972, body),
      ring(1, 0.988, darken(body, 0.45)),
      glint(radius * 0.953, [188, 268], radius * 0.016, 0.85),
      glint(radius * 0.953, [18, 58], radius * 0.009, 0.4),
      glint(radius * 0.895, [26, 66], radius * 0.03, 0.16),
    ),
  };
}
