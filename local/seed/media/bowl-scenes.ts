import {driedChilli, greenChilli, redChilli} from './chillies';
import {layOut, type Item, type Laid} from './item';
import {bayLeaf, corianderSprig, curryLeafSprig, mintSprig} from './leaves';
import {cloth} from './linen';
import type {Bundle, Dish} from './names';
import {BUNDLED, HUES} from './palette';
import {SQUARE} from './picture-sizes';
import {limeHalf} from './produce';
import {servedDish} from './served-dish';
import {table} from './sets';
import {cardamom, cinnamon, starAnise} from './spices';
import {at, createSheet, type Sheet, type Svg} from './svg';
import {chutneyBowl, naan, raitaBowl, riceBowl, spoon, steam} from './tableware';

/** What is served with a dish: in the top left corner, the top right, the bottom left, the bottom right. */
type Sides = readonly [Item, Item, Item, Item];

function sides(sheet: Sheet, dish: Dish): Sides {
  const served: Readonly<Record<Dish, () => Sides>> = {
    'chicken-tikka-masala': () => [naan(sheet), riceBowl(sheet, 200), limeHalf(sheet), corianderSprig(sheet)],
    'palak-paneer': () => [naan(sheet), raitaBowl(sheet, 180), greenChilli(sheet), cardamom(sheet)],
    'spicy-pepper-chicken': () => [
      riceBowl(sheet, 210),
      raitaBowl(sheet, 180),
      driedChilli(sheet),
      curryLeafSprig(sheet),
    ],
    'southern-spiced-biryani': () => [
      raitaBowl(sheet, 200),
      chutneyBowl(sheet, 170),
      limeHalf(sheet),
      mintSprig(sheet),
    ],
    'desi-chicken-curry': () => [naan(sheet), riceBowl(sheet, 200), redChilli(sheet), corianderSprig(sheet)],
    'desi-goat-curry': () => [riceBowl(sheet, 210), naan(sheet), cinnamon(sheet), bayLeaf(sheet)],
  };
  return served[dish]();
}

/** Where a dish's bowl stands on its table, and how high. */
export const BOWL_PLACE = {x: 768, y: 836, scale: 1.16} as const;
const BOWL_LIFT = 34;

/** @returns what a dish's table is laid with, the bowl left out; a square of 1600 units. */
export function laidTable(sheet: Sheet, dish: Dish): Laid[] {
  const [topLeft, topRight, bottomLeft, bottomRight] = sides(sheet, dish);
  return [
    {item: cloth(sheet, dish, 1180), place: {x: 880, y: 910, turn: -13}, lift: 7},
    {item: topLeft, place: {x: 176, y: 214, turn: -32, scale: 1.25}, lift: 14},
    {item: topRight, place: {x: 1424, y: 210, scale: 1.1, turn: 0}, lift: 18},
    {item: bottomLeft, place: {x: 190, y: 1400, turn: -14, scale: 1.5}, lift: 11},
    {item: bottomRight, place: {x: 1250, y: 1486, turn: 62, scale: 1.25}, lift: 9},
    {item: starAnise(sheet), place: {x: 96, y: 1096, turn: 20, scale: 0.95}, lift: 8},
  ];
}

/** @returns the finished dish on a laid table, seen from above. */
export function dishBowl(dish: Dish): Svg {
  const sheet = createSheet();
  const laid: Laid[] = [
    ...laidTable(sheet, dish),
    {item: spoon(sheet), place: {x: 1452, y: 930, turn: 9, scale: 1.42}, lift: 10},
    {item: servedDish(sheet, dish), place: BOWL_PLACE, lift: BOWL_LIFT},
  ];
  return sheet.picture(
    SQUARE,
    SQUARE,
    table(sheet, SQUARE, SQUARE, HUES[dish].ground),
    layOut(laid, 20),
    at({x: 760, y: 700}, steam()),
  );
}

const TRIO_PLACES = [
  {x: 960, y: 1080, scale: 0.82},
  {x: 460, y: 520, scale: 0.76},
  {x: 1270, y: 330, scale: 0.62},
];
const SIX_PLACES = [
  {x: 800, y: 850, scale: 0.6},
  {x: 300, y: 470, scale: 0.54},
  {x: 820, y: 240, scale: 0.52},
  {x: 1330, y: 500, scale: 0.54},
  {x: 330, y: 1150, scale: 0.56},
  {x: 1262, y: 1170, scale: 0.58},
];

/** @returns where the bowls of a bundle stand. */
export const bowlPlaces = (bundle: Bundle): readonly {dish: Dish; place: {x: number; y: number; scale: number}}[] =>
  BUNDLED[bundle].map((dish, index, {length}) => ({
    dish,
    place: (length > TRIO_PLACES.length ? SIX_PLACES : TRIO_PLACES)[index] ?? {x: 800, y: 800, scale: 0.5},
  }));

const aroundSix = (sheet: Sheet): Laid[] => [
  {item: naan(sheet), place: {x: 800, y: 1420, turn: 78, scale: 1.05}, lift: 12},
  {item: corianderSprig(sheet), place: {x: 60, y: 860, turn: 30}, lift: 8},
  {item: limeHalf(sheet), place: {x: 1510, y: 850, scale: 1.1}, lift: 10},
  {item: limeHalf(sheet), place: {x: 90, y: 90, scale: 1.1}, lift: 10},
  {item: redChilli(sheet), place: {x: 1380, y: 110, turn: 20, scale: 1.1}, lift: 8},
];

const aroundTrio = (sheet: Sheet): Laid[] => [
  {item: naan(sheet), place: {x: 250, y: 1270, turn: -28, scale: 1.2}, lift: 12},
  {item: riceBowl(sheet, 170), place: {x: 1450, y: 800}, lift: 18},
  {item: limeHalf(sheet), place: {x: 860, y: 330, scale: 1.15}, lift: 10},
  {item: corianderSprig(sheet), place: {x: 1450, y: 1440, turn: -40, scale: 1.2}, lift: 8},
  {item: redChilli(sheet), place: {x: 90, y: 90, turn: 18, scale: 1.1}, lift: 8},
];

/** @returns a bundle's table with all of its dishes; a square of 1600 units. */
export function bundleTable(sheet: Sheet, bundle: Bundle): Svg {
  const dishes = BUNDLED[bundle];
  const many = dishes.length > TRIO_PLACES.length;
  const bowls = bowlPlaces(bundle).map(({dish, place}): Laid => ({
    item: servedDish(sheet, dish, many ? 0.35 : 0.6),
    place,
    lift: 22,
  }));
  const runner: Laid = {
    item: cloth(sheet, dishes[0] ?? 'palak-paneer', many ? 1240 : 1060),
    place: {x: 830, y: many ? 820 : 1000, turn: -11},
    lift: 7,
  };
  const around = many ? aroundSix(sheet) : aroundTrio(sheet);
  return table(sheet, SQUARE, SQUARE, HUES[bundle].ground) + layOut([runner, ...around, ...bowls], 18);
}

/** @returns a bundle's dishes together on one table. */
export function bundleBowls(bundle: Bundle): Svg {
  const sheet = createSheet();
  return sheet.picture(SQUARE, SQUARE, bundleTable(sheet, bundle), at({x: 800, y: 700}, steam()));
}
