import {darken, lighten, mix, type Hex} from './colour';
import {strew, type Chance, type Point} from './name-random';
import {arc, blob, disc, smoothLoop} from './shapes';
import {at, circle, ellipse, group, path, type Sheet, type Svg} from './svg';

/** What a gravy is made of: its colour, that of the fat that rises, and the herbs and spices that float in it. */
export interface GravyLook {
  readonly colour: Hex;
  readonly oil: Hex;
  readonly flecks: readonly [Hex, ...Hex[]];
}

const stirred = (chance: Chance, radius: number, colour: Hex, width: number): Svg => {
  const from = chance.between(0, 360);
  const reach = chance.between(0.3, 0.92) * radius;
  return path(arc(reach, from, from + chance.between(35, 120)), {
    stroke: colour,
    strokeWidth: width,
    opacity: chance.between(0.14, 0.34),
    fill: 'none',
    strokeLinecap: 'round',
  });
};

function droplets(sheet: Sheet, chance: Chance, {oil}: GravyLook, radius: number, count: number): Svg {
  const paint = sheet.radial(
    [
      [0, lighten(oil, 0.35), 0.55],
      [0.7, oil, 0.75],
      [1, darken(oil, 0.35), 0.85],
    ],
    {cx: 0.4, cy: 0.35, r: 0.65},
  );
  return strew(chance, count, radius * 0.96, radius * 0.05)
    .map(({x, y}) => {
      const size = chance.between(0.008, 0.03) * radius;
      return (
        ellipse(x, y, size * 1.15, size, {fill: paint}) +
        circle(x - size * 0.35, y - size * 0.35, size * 0.26, {fill: '#ffffff', opacity: 0.75})
      );
    })
    .join('');
}

/** @returns flecks of herbs and ground spice floating on a disc, one path for each colour. */
export function flecks(chance: Chance, colours: readonly Hex[], radius: number, count: number, size: number): Svg {
  return colours
    .map((fill) =>
      path(
        strew(chance, Math.ceil(count / colours.length), radius, size)
          .map(({x, y}) =>
            blob(chance, {
              rx: size * chance.between(0.5, 1.2),
              ry: size * chance.between(0.3, 0.6),
              x,
              y,
              corners: 4,
              rough: 0.3,
            }),
          )
          .join(''),
        {fill, opacity: 0.8},
      ),
    )
    .join('');
}

/**
 * The surface of a gravy that fills a disc: stirred, with fat at the edges and light from the top left.
 * @param detail share (0 to 1) of the small marks to draw: little is enough where the picture is small.
 */
export function gravy(sheet: Sheet, chance: Chance, look: GravyLook, radius: number, detail = 1): Svg {
  const {colour, oil} = look;
  const base = sheet.radial(
    [
      [0, lighten(colour, 0.12)],
      [0.62, colour],
      [0.9, darken(colour, 0.14)],
      [1, mix(darken(colour, 0.3), oil, 0.35)],
    ],
    {cx: 0.46, cy: 0.43, r: 0.58},
  );
  const patches = strew(chance, Math.round(16 * detail) + 4, radius * 0.85, radius * 0.16).map(({x, y}) =>
    path(
      blob(chance, {
        rx: radius * chance.between(0.1, 0.24),
        ry: radius * chance.between(0.06, 0.13),
        x,
        y,
        rough: 0.25,
      }),
      {
        fill: chance.pick([lighten(colour, 0.3), darken(colour, 0.3), mix(colour, oil, 0.6)]),
        opacity: chance.between(0.16, 0.34),
      },
    ),
  );
  const strokes = Array.from({length: Math.round(26 * detail) + 6}, () =>
    stirred(
      chance,
      radius,
      chance.pick([lighten(colour, 0.4), darken(colour, 0.32), oil]),
      radius * chance.between(0.012, 0.04),
    ),
  );
  return group(
    {},
    circle(0, 0, radius, {fill: base}),
    ...patches,
    ...strokes,
    droplets(sheet, chance, look, radius, Math.round(70 * detail) + 8),
    flecks(chance, look.flecks, radius * 0.93, 90 * detail + 20, radius * 0.016),
    gleam(radius),
  );
}

/** @returns the window's reflection on a wet surface: broken arcs at the top left. */
export function gleam(radius: number): Svg {
  const strokes: readonly (readonly [number, number, number, number, number])[] = [
    [0.91, 200, 236, 0.028, 0.6],
    [0.92, 241, 249, 0.02, 0.5],
    [0.82, 212, 226, 0.018, 0.35],
    [0.9, 24, 44, 0.014, 0.3],
  ];
  return strokes
    .map(([reach, from, to, width, opacity]) =>
      path(arc(radius * reach, from, to), {
        stroke: '#ffffff',
        strokeWidth: radius * width,
        opacity,
        fill: 'none',
        strokeLinecap: 'round',
      }),
    )
    .join('');
}

/** @returns a spoonful of cream drawn through the food in a loose spiral, wide where the spoon paused. */
export function creamSwirl(chance: Chance, radius: number, turn: number, colour: Hex = '#fff3dd'): Svg {
  const steps = 46;
  const edge = (side: number): Point[] =>
    Array.from({length: steps}, (_, index) => {
      const share = index / (steps - 1);
      const angle = share * Math.PI * 3.3;
      const half = radius * (0.012 + 0.034 * Math.sin(share * Math.PI) * (0.7 + 0.3 * Math.sin(index * 0.9)));
      const reach = radius * (0.1 + 0.86 * share) + side * half;
      return {x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.92};
    });
  const ribbon = smoothLoop([...edge(1), ...edge(-1).reverse()]);
  const drops = Array.from({length: 9}, () => {
    const [angle, reach] = [chance.between(0, 6.3), radius * chance.between(0.5, 1.05)];
    return disc(chance.between(0.01, 0.026) * radius, Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
  const feather = path(ribbon, {
    fill: colour,
    stroke: colour,
    strokeWidth: radius * 0.045,
    opacity: 0.34,
    strokeLinejoin: 'round',
  });
  const shade = path(ribbon, {fill: '#5b1d0a', opacity: 0.2, transform: 'translate(3 6)'});
  return at(
    {x: 0, y: 0, turn},
    feather,
    shade,
    path(ribbon + drops.join(''), {fill: colour}),
    path(ribbon, {fill: 'none', stroke: '#ffffff', strokeWidth: radius * 0.008, opacity: 0.9}),
  );
}
