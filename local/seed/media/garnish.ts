import {darken, lighten, type Hex} from './colour';
import type {Item} from './item';
import {corianderLeaf, leaf} from './leaves';
import {strew, type Chance, type Point} from './name-random';
import {blob, disc} from './shapes';
import {at, circle, group, num, path, type Place, type Sheet, type Svg} from './svg';

/** @returns an item dropped on food: a tight shade below it, turned and sized as told. */
export const drop = (item: Item, place: Place): Svg =>
  at({...place, x: place.x + 3, y: place.y + 5}, group({fill: '#1c0f08', fillOpacity: 0.36}, item.silhouette)) +
  at(place, item.art);

/** @returns coriander: small sprays of leaves on their stalks about the given points. */
export function corianderBunches(sheet: Sheet, chance: Chance, points: readonly Point[], size: number): Svg {
  const item = corianderLeaf(sheet);
  const spray = (): Svg =>
    path('M0 26C2 10 -1 0 0 -14M0 8L-20 -10M0 4L20 -8', {
      stroke: '#6f9a48',
      strokeWidth: 3.4,
      fill: 'none',
      strokeLinecap: 'round',
    }) +
    [
      {x: -20, y: -8, turn: -62},
      {x: 20, y: -6, turn: 58},
      {x: 0, y: -12, turn: 0},
    ]
      .map(({x, y, turn}) =>
        drop(item, {x, y, turn: turn + chance.between(-16, 16), scale: chance.between(0.62, 0.95)}),
      )
      .join('');
  return points
    .map(({x, y}) => at({x, y, turn: chance.between(0, 360), scale: size * chance.between(0.85, 1.15)}, spray()))
    .join('');
}

/** @returns curry leaves fried dark, each alone. */
export function friedCurryLeaves(sheet: Sheet, chance: Chance, count: number, radius: number): Svg {
  const item = leaf(sheet, {length: 100, width: 38, colour: '#355a2a', veins: 4});
  return strew(chance, count, radius, radius * 0.32)
    .map(({x, y}) => drop(item, {x, y, turn: chance.between(0, 360), scale: chance.between(0.85, 1.15)}))
    .join('');
}

/** @returns matchsticks of ginger. */
export function gingerSticks(
  sheet: Sheet,
  chance: Chance,
  count: number,
  radius: number,
  centre: Point = {x: 0, y: 0},
): Svg {
  const fill = sheet.linear([
    [0, '#fbe6a4'],
    [1, '#d9ad52'],
  ]);
  return Array.from({length: count}, () => {
    const place = {
      x: centre.x + chance.between(-radius, radius),
      y: centre.y + chance.between(-radius, radius),
      turn: chance.between(0, 180),
    };
    const half = chance.between(24, 40);
    const stick = `M${num(-half)} -3.5Q0 ${num(chance.between(-8, 3))} ${num(half)} -3L${num(half)} 3.5Q0 ${num(chance.between(2, 9))} ${num(-half)} 4Z`;
    return (
      at({...place, x: place.x + 2, y: place.y + 4}, path(stick, {fill: '#1c0f08', opacity: 0.35})) +
      at(place, path(stick, {fill}))
    );
  }).join('');
}

/** @returns rings of sliced chilli. */
export function chilliRings(sheet: Sheet, chance: Chance, colour: Hex, points: readonly Point[]): Svg {
  return points
    .map((place) => {
      const radius = chance.between(15, 22);
      const seeds = [0, 120, 240].map((turn) =>
        at({x: 0, y: 0, turn}, circle(0, -radius * 0.34, 3, {fill: '#f7e3a6'})),
      );
      const ring = group(
        {},
        path(disc(radius, 2, 4), {fill: '#1c0f08', opacity: 0.4}),
        circle(0, 0, radius, {
          fill: sheet.linear([
            [0, lighten(colour, 0.3)],
            [1, darken(colour, 0.25)],
          ]),
        }),
        circle(0, 0, radius * 0.68, {fill: lighten(colour, 0.45), opacity: 0.75}),
        ...seeds,
      );
      return at({...place, turn: chance.between(0, 90)}, `<g transform="scale(1 .88)">${ring}</g>`);
    })
    .join('');
}

/** @returns onions fried to a brown crisp. */
export function friedOnions(chance: Chance, count: number, radius: number, centre: Point): Svg {
  const curl = (): string => {
    const [a, b, c] = [chance.between(-22, -10), chance.between(14, 30), chance.between(-14, 14)];
    return `M-30 ${num(c)}C-14 ${num(a)} 4 ${num(b)} 30 ${num(-c)}`;
  };
  return Array.from({length: count}, () => {
    const angle = chance.between(0, 6.3);
    const reach = radius * Math.sqrt(chance.between(0, 1));
    const place = {
      x: centre.x + Math.cos(angle) * reach,
      y: centre.y + Math.sin(angle) * reach * 0.8,
      turn: chance.between(0, 360),
      scale: chance.between(0.7, 1.1),
    };
    const d = curl();
    const stroke = chance.pick<Hex>(['#7a3d16', '#8f4d1c', '#a9632a', '#6a3212']);
    return at(
      place,
      path(d, {
        stroke: '#2a1206',
        strokeWidth: 11,
        fill: 'none',
        opacity: 0.3,
        strokeLinecap: 'round',
        transform: 'translate(2 4)',
      }),
      path(d, {stroke, strokeWidth: 8.5, fill: 'none', strokeLinecap: 'round'}),
      path(d, {
        stroke: lighten(stroke, 0.5),
        strokeWidth: 2,
        fill: 'none',
        opacity: 0.55,
        strokeLinecap: 'round',
        transform: 'translate(-1 -2)',
      }),
    );
  }).join('');
}

/** @returns coarsely cracked pepper strewn over a disc: one path dark, one light. */
export function crackedPepper(chance: Chance, count: number, radius: number): Svg {
  const bits = (share: number): string =>
    strew(chance, Math.round(count * share), radius, 7)
      .map(({x, y}) => blob(chance, {rx: chance.between(2.5, 7), x, y, rough: 0.35, corners: 5}))
      .join('');
  return (
    path(bits(0.6), {fill: '#1b1210', opacity: 0.92}) +
    path(bits(0.25), {fill: '#5b463a'}) +
    path(bits(0.15), {fill: '#cdb79a', opacity: 0.75})
  );
}

/** @returns a fan of torn mint leaves. */
export function mintLeaves(sheet: Sheet, chance: Chance, points: readonly Point[], size: number): Svg {
  const item = leaf(sheet, {length: 92, width: 58, belly: 0.36, colour: '#4f9146', veins: 6});
  return points
    .flatMap(({x, y}) =>
      [-64, 58, -6].map((turn) =>
        drop(item, {x, y, turn: turn + chance.between(-14, 14), scale: size * chance.between(0.8, 1.1)}),
      ),
    )
    .join('');
}
