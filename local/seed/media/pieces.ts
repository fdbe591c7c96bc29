import {darken, lighten, mix, type Hex} from './colour';
import {gloss} from './item';
import type {Chance, Point} from './name-random';
import {blob, disc} from './shapes';
import {at, circle, ellipse, group, num, path, rect, type Sheet, type Svg} from './svg';

/** How a piece in the bowl looks: its own colour, that of its roast edges, and of the gravy that clings to it. */
export interface PieceLook {
  readonly size: number;
  readonly colour: Hex;
  readonly char: Hex;
  readonly gravy: Hex;
  /** Share (0 to 1) of the top that is roasted dark. */
  readonly roast?: number;
  /** On rice there is no gravy to lap. */
  readonly dry?: boolean;
}

const seat = (d: string, size: number, colour: Hex): Svg =>
  path(d, {
    fill: darken(colour, 0.65),
    opacity: 0.32,
    transform: `translate(${num(size * 0.1)} ${num(size * 0.17)}) scale(1.1)`,
  }) +
  path(d, {
    fill: darken(colour, 0.6),
    opacity: 0.45,
    transform: `translate(${num(size * 0.04)} ${num(size * 0.08)}) scale(1.05)`,
  });

// Spots are darkest where a piece stood nearest to the fire: at its corners, hence the reach.
function roastMarks(chance: Chance, {size, char, roast = 0.4}: PieceLook): Svg {
  return Array.from({length: Math.round(roast * 10)}, () => {
    const angle = chance.between(0, 6.3);
    const reach = size * chance.between(0.3, 0.72);
    const mark = blob(chance, {
      rx: size * chance.between(0.05, 0.22),
      ry: size * chance.between(0.03, 0.12),
      x: Math.cos(angle) * reach,
      y: Math.sin(angle) * reach * 0.68 - size * 0.05,
      rough: 0.4,
      corners: 7,
      tautness: 8,
    });
    return path(mark, {fill: char, opacity: chance.between(0.35, 0.8)});
  }).join('');
}

/** Short strokes along the grain of the meat, light or dark. */
function grain(chance: Chance, size: number, stroke: Hex, count: number, opacity: number): Svg {
  const strands = Array.from({length: count}, () => {
    const [x, y, reach] = [
      chance.between(-0.6, 0.45) * size,
      chance.between(-0.55, 0.4) * size,
      chance.between(0.1, 0.3) * size,
    ];
    return `M${num(x)} ${num(y)}q${num(reach / 2)} ${num(size * chance.between(-0.1, 0.06))} ${num(reach)} ${num(size * chance.between(-0.04, 0.1))}`;
  });
  return path(strands.join(''), {stroke, strokeWidth: size * 0.028, fill: 'none', opacity, strokeLinecap: 'round'});
}

function wetLight(chance: Chance, size: number): Svg {
  const spots = Array.from({length: 7}, () =>
    blob(chance, {
      rx: size * chance.between(0.03, 0.13),
      ry: size * chance.between(0.018, 0.04),
      x: size * chance.between(-0.55, 0.15),
      y: size * chance.between(-0.58, -0.18),
      rough: 0.35,
      corners: 6,
    }),
  );
  return path(spots.join(''), {fill: '#ffffff', opacity: 0.7});
}

/** @returns a chunk of meat: scorched edges, a roasted side, a paler lit top, grain, a lap of gravy and wet light. */
export function chunk(sheet: Sheet, chance: Chance, look: PieceLook): Svg {
  const size = look.size * chance.between(0.82, 1.16);
  const {colour, gravy, char} = look;
  const [rx, ry] = [size, size * chance.between(0.66, 0.86)];
  const body = blob(chance, {rx, ry, rough: 0.17, corners: 7, tautness: 8.5});
  const side = sheet.linear(
    [
      [0, lighten(colour, 0.1)],
      [0.5, darken(colour, 0.12)],
      [1, darken(colour, 0.42)],
    ],
    {x1: 0.2, y1: 0, x2: 0.75, y2: 1},
  );
  const lit = sheet.linear(
    [
      [0, lighten(colour, 0.42)],
      [0.6, lighten(colour, 0.1)],
      [1, colour],
    ],
    {x1: 0.2, y1: 0, x2: 0.75, y2: 1},
  );
  const top = blob(chance, {
    rx: rx * 0.7,
    ry: ry * 0.6,
    x: -rx * 0.08,
    y: -ry * 0.17,
    rough: 0.26,
    corners: 8,
    tautness: 7.5,
  });
  const lap = blob(chance, {rx: size * 0.5, ry: size * 0.2, x: size * 0.16, y: ry * 0.74, rough: 0.26});
  return (
    seat(body, size, gravy) +
    path(body, {fill: mix(char, colour, 0.25)}) +
    path(body, {fill: side, transform: `translate(${num(-size * 0.02)} ${num(-size * 0.06)}) scale(.94 .92)`}) +
    path(top, {fill: lit, opacity: 0.85}) +
    grain(chance, size, darken(colour, 0.5), 9, 0.4) +
    grain(chance, size, lighten(colour, 0.6), 6, 0.45) +
    roastMarks(chance, {...look, size}) +
    wetLight(chance, size) +
    (look.dry ? '' : path(lap, {fill: gravy, opacity: 0.7}))
  );
}

/** @returns a chunk on the bone, the marrow showing at one end. */
export function boneChunk(sheet: Sheet, chance: Chance, look: PieceLook): Svg {
  const {size} = look;
  const bone =
    circle(0, 0, size * 0.3, {
      fill: sheet.radial([
        [0, '#f6e7cf'],
        [1, '#cfae86'],
      ]),
    }) +
    path(disc(size * 0.17), {fill: '#8a4a30'}) +
    path(blob(chance, {rx: size * 0.12, x: -2, y: -2}), {fill: '#b5744a'}) +
    gloss(sheet, -size * 0.12, -size * 0.14, size * 0.12, size * 0.07, 0.9);
  return (
    chunk(sheet, chance, look) +
    at(
      {x: size * 0.34, y: -size * 0.2},
      path(disc(size * 0.33, 2, 4), {fill: darken(look.colour, 0.6), opacity: 0.6}),
      bone,
    )
  );
}

/** @returns a cube of paneer, seared on top. */
export function paneerCube(sheet: Sheet, chance: Chance, look: PieceLook): Svg {
  const {size, gravy} = look;
  const [w, h] = [size * 1.7, size * 1.5];
  const box = (y: number, height: number, fill: string): Svg => rect(-w / 2, y, w, height, {rx: size * 0.2, fill});
  const sear = blob(chance, {rx: w * 0.37, ry: h * 0.31, x: chance.between(-4, 4), y: -size * 0.1, rough: 0.2});
  const crust = blob(chance, {rx: w * 0.2, ry: h * 0.15, x: size * 0.2, y: -size * 0.16, rough: 0.3});
  const shape = `M${num(-w / 2)} ${num(-h / 2)}H${num(w / 2)}V${num(h / 2)}H${num(-w / 2)}Z`;
  const lap = blob(chance, {
    rx: size * 0.7,
    ry: size * 0.2,
    x: size * chance.between(-0.3, 0.3),
    y: h * 0.47,
    rough: 0.2,
  });
  return group(
    {},
    seat(shape, size * 0.9, gravy),
    box(
      -h / 2,
      h,
      sheet.linear([
        [0, '#ead9b0'],
        [1, '#c9aa70'],
      ]),
    ),
    box(
      -h / 2,
      h * 0.8,
      sheet.linear(
        [
          [0, '#fffdf4'],
          [1, '#f7ecd2'],
        ],
        {x1: 0, y1: 0, x2: 1, y2: 1},
      ),
    ),
    path(sear, {fill: '#e6ad4a', opacity: 0.72}),
    path(crust, {fill: '#b9772c', opacity: 0.5}),
    path(lap, {fill: gravy, opacity: 0.9}),
    ellipse(-w * 0.22, -h * 0.33, w * 0.16, h * 0.05, {fill: '#ffffff', opacity: 0.9}),
  );
}

/** @returns pieces at their places, the nearer over the further, each turned its own way. */
export const heap = (places: readonly Point[], chance: Chance, piece: (index: number) => Svg): Svg =>
  [...places]
    .sort((a, b) => a.y - b.y)
    .map((place, index) => at({...place, turn: chance.between(-24, 24)}, piece(index)))
    .join('');
