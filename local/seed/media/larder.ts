import {darken, type Hex} from './colour';
import {drop, friedOnions} from './garnish';
import {GLAZES, type Glaze} from './glazes';
import type {Item} from './item';
import {leaf} from './leaves';
import {cream, pinchBowl, powder} from './pinch-bowls';
import {chanceOf, strew} from './name-random';
import {seeds, type SeedLook} from './seeds';
import {disc} from './shapes';
import {cashew} from './spices';
import {at, path, type Sheet} from './svg';

/** Radius of a dish's chief bowl, and of the others. */
export const BIG = 235;
const SMALL = 150;

/** The colours of ground spices. */
export const GROUND = {
  turmeric: '#dd9a17',
  chilli: '#b8301b',
  kashmiriChilli: '#9c2415',
  cumin: '#8d5a30',
  coriander: '#b98d4d',
} as const satisfies Readonly<Record<string, Hex>>;

/** @returns a bowl of ground spice. */
export const ground = (sheet: Sheet, glaze: Glaze, colour: Hex, radius = SMALL): Item =>
  pinchBowl(sheet, glaze, radius, powder(sheet, colour, radius));

/** @returns a bowl of cream or yogurt. */
export const creamy = (sheet: Sheet, glaze: Glaze, radius = SMALL): Item =>
  pinchBowl(sheet, glaze, radius, cream(sheet, '#f3e7d0', radius));

/** @returns a bowl full of whole seeds or corns. */
export function whole(sheet: Sheet, glaze: Glaze, look: SeedLook, radius = SMALL): Item {
  const scale = 1.3;
  const count = Math.round(((radius * radius) / (look.length * look.width)) * 1.25);
  const spot = {count, radius: (radius * 0.79) / scale, apart: look.width * 0.55};
  const heap = seeds(sheet, chanceOf(`bowl of ${look.colour}`), look, spot);
  const bottom = path(disc(radius * 0.8), {fill: darken(look.colour, 0.55)});
  return pinchBowl(sheet, glaze, radius, bottom + at({x: 0, y: 0, scale}, heap));
}

/** @returns a bowl of dried fenugreek leaf. */
export function fenugreek(sheet: Sheet, glaze: Glaze, radius = SMALL): Item {
  const chance = chanceOf('fenugreek');
  const flakes = strew(chance, 130, radius * 0.76, 7).map(({x, y}) => {
    const colour = chance.pick<Hex>(['#7d8a42', '#66753a', '#949a55']);
    const flake = leaf(sheet, {length: 34, width: 17, colour, veins: 2});
    return at({x, y, turn: chance.between(0, 360), scale: chance.between(0.8, 1.2)}, flake.art);
  });
  return pinchBowl(sheet, glaze, radius, path(disc(radius * 0.8), {fill: '#3f4722'}) + flakes.join(''));
}

/** @returns a bowl of onions fried to a crisp. */
export function crispOnions(sheet: Sheet, glaze: Glaze = GLAZES.ink, radius = SMALL): Item {
  const bottom = path(disc(radius * 0.82), {fill: '#4a2410'});
  const count = Math.round(radius * 0.55);
  const onions = friedOnions(chanceOf('fried onion bowl'), count, (radius * 0.72) / 1.15, {x: 0, y: 0});
  return pinchBowl(sheet, glaze, radius, bottom + at({x: 0, y: 0, scale: 1.15}, onions));
}

/** @returns a few seeds or corns spilt on the table; each brings its own shade. */
export const spilt = (sheet: Sheet, look: SeedLook, count: number, radius: number): Item => ({
  silhouette: '',
  art: seeds(sheet, chanceOf(`spilt ${look.colour}`), look, {count, radius}),
});

const CASHEWS = [
  [-70, -30, 10],
  [20, -62, 100],
  [74, 14, -40],
  [-16, 50, 160],
] as const;

/** @returns a few cashews about the origin, each with its own shade. */
export const cashews = (sheet: Sheet): Item => ({
  silhouette: '',
  art: CASHEWS.map(([x, y, turn]) => drop(cashew(sheet), {x, y, turn, scale: 1.25})).join(''),
});
