import type {Hex} from './colour';
import {
  chilliRings,
  corianderBunches,
  crackedPepper,
  drop,
  friedCurryLeaves,
  friedOnions,
  gingerSticks,
  mintLeaves,
} from './garnish';
import {creamSwirl, flecks, gleam, gravy, type GravyLook} from './gravy';
import type {Dish} from './names';
import {boneChunk, chunk, heap, paneerCube} from './pieces';
import {chanceOf, type Chance, type Point} from './name-random';
import {biryaniRice, rice} from './rice';
import {starAnise} from './spices';
import {at, type Sheet, type Svg} from './svg';

/** Draws what is in the bowl, within a circle of 430 units round the origin; `detail` is the share of small marks to draw. */
export type DishDrawing = (sheet: Sheet, detail: number) => Svg;

/** Radius of the food in drawing units. */
export const FOOD = 430;

/** What each dish is simmered in; the biryani's is what its rice is colored with. */
export const SAUCES = {
  'chicken-tikka-masala': {colour: '#dd6527', oil: '#b93a12', flecks: ['#7d2410', '#4a6d24', '#f3b35a']},
  'palak-paneer': {colour: '#3f6d26', oil: '#6d8f2c', flecks: ['#1f3d14', '#86a548', '#d8c063']},
  'spicy-pepper-chicken': {colour: '#6a2a17', oil: '#9a3c16', flecks: ['#1b1210', '#c58a3c', '#3b1a10']},
  'southern-spiced-biryani': {colour: '#d99a3a', oil: '#e0a63c', flecks: ['#7a3c0e', '#4a6d24', '#f0c868']},
  'desi-chicken-curry': {colour: '#c47a1e', oil: '#d9921f', flecks: ['#7a3c0e', '#4a6d24', '#f0c868']},
  'desi-goat-curry': {colour: '#76301a', oil: '#b3491c', flecks: ['#3a0d08', '#c58a3c', '#4a6d24']},
} as const satisfies Readonly<Record<Dish, GravyLook>>;

const GREEN: Hex = '#4f9a38';

/** Places in a loose ring: food that is evenly spaced looks set out by a machine. */
const ring = (chance: Chance, count: number, reach: number, start: number): Point[] =>
  Array.from({length: count}, (_, index) => {
    const angle = ((start + (index / count) * 360) * Math.PI) / 180 + chance.between(-0.13, 0.13);
    const out = reach * chance.between(0.86, 1.1);
    return {x: Math.cos(angle) * out, y: Math.sin(angle) * out};
  });

const tikkaMasala: DishDrawing = (sheet, detail) => {
  const chance = chanceOf('tikka masala');
  const sauce = SAUCES['chicken-tikka-masala'];
  const look = {size: 92, colour: '#d9602a', char: '#4a1609', gravy: sauce.colour, roast: 0.62} as const;
  const places = [...ring(chance, 9, 300, 12), ...ring(chance, 5, 150, 40), {x: -14, y: 8}];
  return (
    gravy(sheet, chance, sauce, FOOD, detail) +
    heap(places, chance, () => chunk(sheet, chance, look)) +
    at({x: 18, y: 14}, creamSwirl(chance, 290, 40)) +
    corianderBunches(
      sheet,
      chance,
      [
        {x: -40, y: -30},
        {x: 150, y: 120},
        {x: -190, y: 150},
      ],
      1.15,
    ) +
    flecks(chance, ['#4c5c22', '#6d2412'], 300, 46 * detail, 5)
  );
};

const palakPaneer: DishDrawing = (sheet, detail) => {
  const chance = chanceOf('palak paneer');
  const sauce = SAUCES['palak-paneer'];
  const look = {size: 70, colour: '#fff6e0', char: '#b9772c', gravy: sauce.colour} as const;
  const places = [...ring(chance, 10, 300, 8), ...ring(chance, 5, 140, 40), {x: 6, y: 10}];
  return (
    gravy(sheet, chance, sauce, FOOD, detail) +
    at({x: 6, y: 8}, creamSwirl(chance, 350, 200)) +
    heap(places, chance, () => paneerCube(sheet, chance, look)) +
    gingerSticks(sheet, chance, 9, 62, {x: -6, y: -4}) +
    chilliRings(sheet, chance, '#c92a1c', [
      {x: 70, y: 60},
      {x: -92, y: 42},
      {x: 30, y: -96},
      {x: 190, y: -70},
    ]) +
    flecks(chance, ['#c9371f', '#f0dc9a'], 330, 40 * detail, 5)
  );
};

const pepperChicken: DishDrawing = (sheet, detail) => {
  const chance = chanceOf('pepper chicken');
  const sauce = SAUCES['spicy-pepper-chicken'];
  const look = {size: 86, colour: '#8d4322', char: '#1d0b07', gravy: '#5a2213', roast: 0.75} as const;
  const places = [...ring(chance, 11, 322, 4), ...ring(chance, 7, 180, 30), ...ring(chance, 3, 62, 10)];
  return (
    gravy(sheet, chance, sauce, FOOD, detail) +
    friedOnions(chance, Math.round(34 * detail), 340, {x: 0, y: 0}) +
    heap(places, chance, () => chunk(sheet, chance, look)) +
    crackedPepper(chance, 190 * detail, 350) +
    friedCurryLeaves(sheet, chance, 8, 250) +
    chilliRings(sheet, chance, '#c2261b', [
      {x: -120, y: -40},
      {x: 130, y: -120},
      {x: 60, y: 150},
      {x: -70, y: 210},
    ])
  );
};

const biryani: DishDrawing = (sheet, detail) => {
  const chance = chanceOf('biryani');
  const look = {size: 92, colour: '#cf7430', char: '#53200c', gravy: '#c98a34', roast: 0.55, dry: true} as const;
  const meat = [
    {x: -150, y: -130},
    {x: 130, y: -170},
    {x: 210, y: 60},
    {x: -30, y: 40},
    {x: -220, y: 110},
    {x: 70, y: 230},
  ];
  return (
    rice(sheet, chance, FOOD, {grains: 2400 * detail + 360, grainLength: 44, tint: biryaniRice}) +
    heap(meat, chance, () => chunk(sheet, chance, look)) +
    friedOnions(chance, Math.round(38 * detail) + 8, 130, {x: -20, y: -40}) +
    friedOnions(chance, 14, 80, {x: 150, y: 170}) +
    mintLeaves(
      sheet,
      chance,
      [
        {x: -60, y: -60},
        {x: 190, y: 170},
        {x: -230, y: 10},
      ],
      1.1,
    ) +
    drop(starAnise(sheet), {x: 240, y: -80, turn: 20, scale: 0.8})
  );
};

const chickenCurry: DishDrawing = (sheet, detail) => {
  const chance = chanceOf('chicken curry');
  const sauce = SAUCES['desi-chicken-curry'];
  const look = {size: 92, colour: '#d9993f', char: '#7a4014', gravy: sauce.colour, roast: 0.32} as const;
  const places = [...ring(chance, 9, 300, 30), ...ring(chance, 4, 130, 8)];
  return (
    gravy(sheet, chance, sauce, FOOD, detail) +
    heap(places, chance, () => chunk(sheet, chance, look)) +
    corianderBunches(
      sheet,
      chance,
      [
        {x: 10, y: -20},
        {x: 170, y: -120},
        {x: -170, y: 140},
        {x: -140, y: -190},
        {x: 110, y: 220},
      ],
      1.2,
    ) +
    chilliRings(sheet, chance, GREEN, [
      {x: 80, y: -60},
      {x: -100, y: 60},
      {x: 230, y: 30},
    ]) +
    flecks(chance, ['#6d2412', '#4c6b22'], 340, 60 * detail, 5) +
    gleam(FOOD)
  );
};

const goatCurry: DishDrawing = (sheet, detail) => {
  const chance = chanceOf('goat curry');
  const sauce = SAUCES['desi-goat-curry'];
  const look = {size: 96, colour: '#8d4a2b', char: '#321006', gravy: sauce.colour, roast: 0.5} as const;
  const places = [...ring(chance, 9, 296, 10), ...ring(chance, 4, 130, 60)];
  return (
    gravy(sheet, chance, sauce, FOOD, detail) +
    heap(places, chance, (index) => (index % 3 === 0 ? boneChunk(sheet, chance, look) : chunk(sheet, chance, look))) +
    gingerSticks(sheet, chance, 12, 80, {x: 10, y: 0}) +
    corianderBunches(
      sheet,
      chance,
      [
        {x: 0, y: 30},
        {x: -190, y: -100},
        {x: 190, y: 150},
      ],
      1.2,
    ) +
    drop(starAnise(sheet), {x: 200, y: -150, turn: 15, scale: 0.9}) +
    gleam(FOOD)
  );
};

/** What each dish looks like in its bowl. */
export const FOOD_DRAWINGS: Readonly<Record<Dish, DishDrawing>> = {
  'chicken-tikka-masala': tikkaMasala,
  'palak-paneer': palakPaneer,
  'spicy-pepper-chicken': pepperChicken,
  'southern-spiced-biryani': biryani,
  'desi-chicken-curry': chickenCurry,
  'desi-goat-curry': goatCurry,
};
