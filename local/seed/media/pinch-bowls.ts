import {darken, lighten, type Hex} from './colour';
import type {Glaze} from './glazes';
import {collar, glint, gloss, slopePaint, type Item} from './item';
import {chanceOf, strew} from './name-random';
import {arc, blob, disc} from './shapes';
import {circle, group, num, path, type Sheet, type Svg} from './svg';

/**
 * A small round bowl seen from above with something in it.
 * @param radius to the outside of the rim, in drawing units.
 * @param content fills four fifths of the radius; what reaches over is hidden by the wall.
 */
export function pinchBowl(sheet: Sheet, {body, lip}: Glaze, radius: number, content: Svg): Item {
  const wall = slopePaint(sheet, darken(body, 0.2), {
    light: 0.5,
    dark: 0.34,
    line: {x1: 0.85, y1: 0.9, x2: 0.15, y2: 0.1},
  });
  const rim = slopePaint(sheet, lip, {light: 0.5, dark: 0.28});
  const shade = disc(radius * 0.88) + disc(radius * 0.774, -radius * 0.07, -radius * 0.1);
  return {
    silhouette: path(disc(radius)),
    art: group(
      {},
      content,
      path(shade, {fill: '#2a0f10', fillRule: 'evenodd', opacity: 0.2}),
      collar(radius * 0.88, radius * 0.78, wall),
      collar(radius * 0.985, radius * 0.875, rim),
      collar(radius, radius * 0.98, darken(body, 0.25)),
      glint(radius * 0.925, [196, 262], radius * 0.035, 0.75),
      glint(radius * 0.925, [30, 60], radius * 0.02, 0.35),
    ),
  };
}

/** @returns a heap of ground spice that fills a bowl of this radius: drawn together with a spoon, grainy where it broke. */
export function powder(sheet: Sheet, colour: Hex, radius: number): Svg {
  const chance = chanceOf(`powder ${colour}`);
  const r = radius * 0.8;
  const count = Math.round(radius * 0.9);
  const grains = (largest: number): string =>
    strew(chance, count, r * 0.96, 2)
      .map(({x, y}) => disc(chance.between(0.7, largest), x, y))
      .join('');
  const heap = sheet.radial(
    [
      [0, lighten(colour, 0.26)],
      [0.45, colour],
      [1, darken(colour, 0.34)],
    ],
    {cx: 0.43, cy: 0.38, r: 0.62},
  );
  const slopes = [0.74, 0.56, 0.38, 0.22].map((share, index) => {
    const d = blob(chance, {
      rx: r * share,
      ry: r * share * 0.88,
      rough: 0.1,
      x: -r * 0.05 * (index + 1),
      y: -r * 0.06 * (index + 1),
      corners: 11,
    });
    return (
      path(d, {fill: darken(colour, 0.4), opacity: 0.13, transform: `translate(${num(r * 0.02)} ${num(r * 0.035)})`}) +
      path(d, {fill: lighten(colour, 0.07 + index * 0.05), opacity: 0.6})
    );
  });
  const furrows = [0.3, 0.48, 0.66].map((reach) =>
    path(arc(r * reach, 200 + reach * 40, 300 + reach * 50), {
      stroke: darken(colour, 0.35),
      strokeWidth: r * 0.018,
      opacity: 0.22,
      fill: 'none',
      strokeLinecap: 'round',
    }),
  );
  return (
    circle(0, 0, r, {fill: heap}) +
    slopes.join('') +
    furrows.join('') +
    path(grains(2.4), {fill: darken(colour, 0.34), opacity: 0.5}) +
    path(grains(2.2), {fill: lighten(colour, 0.45), opacity: 0.55})
  );
}

/** @returns cream, yogurt or ghee in a bowl of this radius, stirred once. */
export function cream(sheet: Sheet, colour: Hex, radius: number): Svg {
  const r = radius * 0.8;
  const swirl = (turn: number, width: number, stroke: Hex, opacity: number): Svg =>
    path(
      `M${num(-r * 0.62)} ${num(r * 0.1)}C${num(-r * 0.5)} ${num(-r * 0.75)} ${num(r * 0.6)} ${num(-r * 0.7)} ${num(r * 0.56)} ${num(r * 0.05)}C${num(r * 0.5)} ${num(r * 0.6)} ${num(-r * 0.35)} ${num(r * 0.55)} ${num(-r * 0.28)} ${num(r * 0.02)}C${num(-r * 0.2)} ${num(-r * 0.36)} ${num(r * 0.26)} ${num(-r * 0.3)} ${num(r * 0.2)} ${num(r * 0.04)}`,
      {stroke, strokeWidth: width, fill: 'none', opacity, strokeLinecap: 'round', transform: `rotate(${turn})`},
    );
  return (
    circle(0, 0, r, {
      fill: sheet.radial([
        [0, lighten(colour, 0.5)],
        [1, colour],
      ]),
    }) +
    swirl(6, r * 0.12, darken(colour, 0.16), 0.5) +
    swirl(0, r * 0.1, '#ffffff', 0.85) +
    gloss(sheet, -r * 0.3, -r * 0.34, r * 0.3, r * 0.16, 0.7)
  );
}
