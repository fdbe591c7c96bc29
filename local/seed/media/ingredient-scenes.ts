import {driedChilli, greenChilli, redChilli} from './chillies';
import {GLAZES} from './glazes';
import {INGREDIENTS, type Ingredient} from './ingredients';
import {layOut, type Item, type Laid} from './item';
import {BIG, cashews, crispOnions, ground, GROUND, whole} from './larder';
import {corianderSprig, curryLeafSprig, mintSprig, spinach} from './leaves';
import {cloth} from './linen';
import type {Bundle, Dish} from './names';
import {BUNDLED, HUES} from './palette';
import {SQUARE} from './picture-sizes';
import {coconutHalf, onionHalf, tomato} from './produce';
import {garlicBulb, garlicClove, ginger} from './roots';
import {SEEDS} from './seeds';
import {table} from './sets';
import {BLACK_CARDAMOM, cardamom, cinnamon, mace, starAnise} from './spices';
import {createSheet, type Place, type Sheet, type Svg} from './svg';

const laid = ([item, x, y, turn, scale, lift = 9]: Ingredient): Laid => ({item, place: {x, y, turn, scale}, lift});

/** @returns a dish's ingredients laid out on a table, seen from above. */
export function dishIngredients(dish: Dish): Svg {
  const sheet = createSheet();
  const runner = {item: cloth(sheet, dish, 1150), place: {x: 1130, y: 1120, turn: 17}, lift: 6};
  return sheet.picture(
    SQUARE,
    SQUARE,
    table(sheet, SQUARE, SQUARE, HUES[dish].ground),
    layOut([runner, ...INGREDIENTS[dish](sheet).map(laid)], 14),
  );
}

/** What stands for a dish where several are shown together: its bowl of spice, then things by falling size. */
type Signature = readonly [bowl: Item, large: Item, middling: Item, small: Item];

const SIGNATURES: Readonly<Record<Dish, (sheet: Sheet) => Signature>> = {
  'chicken-tikka-masala': (sheet) => [
    ground(sheet, GLAZES.ink, GROUND.chilli, BIG),
    tomato(sheet),
    corianderSprig(sheet),
    cardamom(sheet),
  ],
  'palak-paneer': (sheet) => [
    whole(sheet, GLAZES.copper, SEEDS.cumin, BIG),
    cashews(sheet),
    spinach(sheet),
    greenChilli(sheet),
  ],
  'spicy-pepper-chicken': (sheet) => [
    whole(sheet, GLAZES.cream, SEEDS.pepper, BIG),
    coconutHalf(sheet),
    curryLeafSprig(sheet),
    driedChilli(sheet),
  ],
  'southern-spiced-biryani': (sheet) => [
    crispOnions(sheet, GLAZES.copper, BIG),
    mace(sheet),
    mintSprig(sheet),
    starAnise(sheet),
  ],
  'desi-chicken-curry': (sheet) => [
    ground(sheet, GLAZES.clay, GROUND.turmeric, BIG),
    ginger(sheet),
    redChilli(sheet),
    garlicClove(sheet),
  ],
  'desi-goat-curry': (sheet) => [
    ground(sheet, GLAZES.celadon, GROUND.cumin, BIG),
    onionHalf(sheet),
    cinnamon(sheet),
    cardamom(sheet, BLACK_CARDAMOM),
  ],
};

// Four places a dish, in the order of its signature.
const TRIO: readonly (readonly Place[])[] = [
  [
    {x: 560, y: 640, scale: 1.12},
    {x: 250, y: 270, scale: 1.75},
    {x: 640, y: 300, turn: -24, scale: 1.7},
    {x: 180, y: 860, turn: 40, scale: 1.6},
  ],
  [
    {x: 1160, y: 440, scale: 0.92},
    {x: 1370, y: 830, scale: 1.45},
    {x: 900, y: 280, turn: 20, scale: 1.5},
    {x: 1330, y: 150, turn: 12, scale: 1.5},
  ],
  [
    {x: 940, y: 1110, scale: 1.04},
    {x: 420, y: 1180, scale: 1.7},
    {x: 1370, y: 1330, turn: -36, scale: 1.6},
    {x: 470, y: 1420, turn: -14, scale: 1.5},
  ],
];
const SIX: readonly (readonly Place[])[] = [
  [
    {x: 420, y: 470, scale: 0.8},
    {x: 180, y: 210, scale: 1.35},
    {x: 470, y: 230, turn: -20, scale: 1.2},
    {x: 130, y: 440, turn: 64, scale: 1.2},
  ],
  [
    {x: 930, y: 380, scale: 0.76},
    {x: 760, y: 720, scale: 0.9},
    {x: 700, y: 330, turn: -14, scale: 1.15},
    {x: 640, y: 110, turn: 8, scale: 1.3},
  ],
  [
    {x: 1290, y: 640, scale: 0.82},
    {x: 1400, y: 220, scale: 1.4},
    {x: 1150, y: 300, turn: 26, scale: 1.2},
    {x: 960, y: 640, turn: 30, scale: 1.2},
  ],
  [
    {x: 330, y: 950, scale: 0.86},
    {x: 130, y: 720, scale: 1.2},
    {x: 560, y: 800, turn: 20, scale: 1.2},
    {x: 130, y: 1190, scale: 1.2},
  ],
  [
    {x: 750, y: 1190, scale: 0.8},
    {x: 420, y: 1330, turn: -12, scale: 1.3},
    {x: 220, y: 1500, turn: 70, scale: 1.3},
    {x: 1000, y: 950, turn: -20, scale: 1.3},
  ],
  [
    {x: 1230, y: 1140, scale: 0.84},
    {x: 1470, y: 960, turn: 16, scale: 1.25},
    {x: 1020, y: 1450, turn: -12, scale: 1.3},
    {x: 1410, y: 1440, turn: 12, scale: 1.4},
  ],
];

/** @returns what a bundle's dishes are cooked from, together on one table. */
export function bundleIngredients(bundle: Bundle): Svg {
  const sheet = createSheet();
  const dishes = BUNDLED[bundle];
  const places = dishes.length > TRIO.length ? SIX : TRIO;
  const items = dishes.flatMap((dish, index) =>
    SIGNATURES[dish](sheet).map((item, piece): Laid => ({
      item,
      place: places[index]?.[piece] ?? {x: 800, y: 800},
      lift: piece === 0 ? 18 : 11,
    })),
  );
  const sides: Laid[] =
    dishes.length > TRIO.length
      ? []
      : [
          {item: garlicBulb(sheet), place: {x: 1440, y: 1080, turn: 14, scale: 1.4}, lift: 15},
          {item: starAnise(sheet), place: {x: 200, y: 1440, scale: 1.4}, lift: 10},
        ];
  const runner = {item: cloth(sheet, dishes[0] ?? 'palak-paneer', 1150), place: {x: 1100, y: 1110, turn: 17}, lift: 6};
  return sheet.picture(
    SQUARE,
    SQUARE,
    table(sheet, SQUARE, SQUARE, HUES[bundle].ground),
    layOut([runner, ...sides, ...items], 14),
  );
}
