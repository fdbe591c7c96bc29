import {greenChilli, redChilli} from './chillies';
import type {Hex} from './colour';
import {layOut, type Laid} from './item';
import {corianderSprig, curryLeafSprig, mintSprig} from './leaves';
import {cloth} from './linen';
import {MOTIFS, printed} from './motifs';
import {DISHES, type Dish} from './names';
import {stand, type Standing} from './pack-scenes';
import {BRAND, HUES, type Hue} from './palette';
import {BANNER, HERO} from './picture-sizes';
import {pouch} from './pouch';
import {limeHalf, onionHalf, tomatoHalf} from './produce';
import {garlicBulb} from './roots';
import {servedDish} from './served-dish';
import {niche, table} from './sets';
import {cardamom, cinnamon, starAnise} from './spices';
import {at, createSheet, rect, type Svg} from './svg';
import {naan, riceBowl, spoon, steam} from './tableware';

const TABLE: Hex = '#f3e2c4';

/** @returns the picture at the head of the shop: a laid table at the right, cream paper with room for words at the left. */
export function hero(): Svg {
  const sheet = createSheet();
  const {width, height} = HERO;
  const print = printed(sheet, MOTIFS['desi-chicken-curry'], '#e4c690', BRAND.cream, 150);
  const laid: Laid[] = [
    {item: cloth(sheet, 'chicken-tikka-masala', 1080), place: {x: 1290, y: 800, turn: -16}, lift: 7},
    {item: pouch(sheet, 'southern-spiced-biryani', 0.3), place: {x: 1304, y: 292, turn: 9, scale: 0.6}, lift: 16},
    {item: pouch(sheet, 'chicken-tikka-masala', 0.5), place: {x: 900, y: 330, turn: -9, scale: 0.66}, lift: 20},
    {item: servedDish(sheet, 'palak-paneer', 0.7), place: {x: 1500, y: 590, scale: 0.5}, lift: 22},
    {item: naan(sheet), place: {x: 690, y: 1010, turn: 34, scale: 1}, lift: 12},
    {item: riceBowl(sheet, 150), place: {x: 690, y: 705}, lift: 16},
    {item: servedDish(sheet, 'southern-spiced-biryani', 0.7), place: {x: 1440, y: 1070, scale: 0.54}, lift: 22},
    {item: servedDish(sheet, 'chicken-tikka-masala', 1), place: {x: 1030, y: 850, scale: 0.68}, lift: 28},
    {item: limeHalf(sheet), place: {x: 500, y: 1110, scale: 1.05}, lift: 10},
    {item: redChilli(sheet), place: {x: 226, y: 1050, turn: -12, scale: 1.05}, lift: 8},
    {item: starAnise(sheet), place: {x: 470, y: 960, turn: 10, scale: 0.85}, lift: 8},
    {item: cardamom(sheet), place: {x: 590, y: 860, turn: -24}, lift: 7},
    {item: cardamom(sheet), place: {x: 300, y: 1150, turn: 30, scale: 0.95}, lift: 7},
    {item: corianderSprig(sheet), place: {x: 1216, y: 1166, turn: -52, scale: 0.95}, lift: 8},
    {item: cinnamon(sheet), place: {x: 1596, y: 150, turn: 64, scale: 0.95}, lift: 8},
    {item: limeHalf(sheet), place: {x: 1640, y: 300, scale: 0.95}, lift: 10},
  ];
  return sheet.picture(
    width,
    height,
    table(sheet, width, height, '#f8ecd6'),
    rect(0, 0, width, height, {fill: print, opacity: 0.32}),
    rect(0, 0, width * 0.4, height, {
      fill: sheet.linear(
        [
          [0, BRAND.cream, 0.9],
          [1, BRAND.cream, 0],
        ],
        {x1: 0, y1: 0, x2: 1, y2: 0},
      ),
    }),
    at({x: -110, y: 0}, layOut(laid, 16), at({x: 1020, y: 790, scale: 0.72}, steam())),
  );
}

const shelf = (
  hue: Hue,
  niches: readonly {x: number; half: number; top: number}[],
  pouches: readonly Standing[],
  props: (sheet: ReturnType<typeof createSheet>) => readonly Laid[],
): Svg => {
  const sheet = createSheet();
  const {width, height} = BANNER;
  return sheet.picture(
    width,
    height,
    niche(sheet, width, height, hue, niches),
    stand(sheet, pouches, hue),
    layOut(props(sheet), 7),
  );
};

const inRow = (dishes: readonly Dish[], y: number, scale: number, from: number, step: number): Standing[] =>
  dishes.map((dish, index) => ({dish, x: from + index * step, y, scale, detail: 0.3}));

/** @returns the picture of the collection "most popular": three favourites on the shelf. */
export const mostPopular = (): Svg =>
  shelf(
    HUES['desi-comfort-trio'],
    [{x: 0.5, half: 420, top: 40}],
    [
      ...inRow(['southern-spiced-biryani', 'palak-paneer'], 800, 0.54, 366, 868),
      {dish: 'spicy-pepper-chicken', x: 800, y: 840, scale: 0.64, detail: 0.5},
    ],
    (sheet) => [
      {item: tomatoHalf(sheet), place: {x: 150, y: 760, turn: -8, scale: 0.9}},
      {item: garlicBulb(sheet), place: {x: 1462, y: 776, scale: 0.85}},
      {item: redChilli(sheet), place: {x: 1070, y: 846, turn: 4, scale: 0.8}},
      {item: starAnise(sheet), place: {x: 520, y: 852, turn: 12, scale: 0.7}},
      {item: mintSprig(sheet), place: {x: 120, y: 870, turn: 70, scale: 0.75}},
    ],
  );

/** @returns the picture of the collection "featured": two dishes on the table. */
export function featured(): Svg {
  const sheet = createSheet();
  const {width, height} = BANNER;
  const laid: Laid[] = [
    {item: cloth(sheet, 'desi-chicken-curry', 900), place: {x: 820, y: 470, turn: -10}, lift: 6},
    {item: naan(sheet), place: {x: 150, y: 190, turn: -30, scale: 0.85}, lift: 12},
    {item: riceBowl(sheet, 140), place: {x: 1450, y: 160}, lift: 16},
    {item: servedDish(sheet, 'palak-paneer', 0.8), place: {x: 1120, y: 500, scale: 0.64}, lift: 24},
    {item: servedDish(sheet, 'desi-chicken-curry', 0.8), place: {x: 490, y: 450, scale: 0.68}, lift: 26},
    {item: spoon(sheet), place: {x: 1520, y: 590, turn: 12, scale: 0.85}, lift: 9},
    {item: limeHalf(sheet), place: {x: 90, y: 770, scale: 0.95}, lift: 9},
    {item: greenChilli(sheet), place: {x: 160, y: 860, turn: -14, scale: 0.9}, lift: 7},
    {item: corianderSprig(sheet), place: {x: 800, y: 836, turn: 36, scale: 0.8}, lift: 7},
  ];
  return sheet.picture(
    width,
    height,
    table(sheet, width, height, HUES['desi-chicken-curry'].ground),
    layOut(laid, 14),
    at({x: 480, y: 420, scale: 0.66}, steam()),
  );
}

/** @returns the picture of the collection "bundles": a group of pouches, two of them on a step behind. */
export function bundles(): Svg {
  const hue = HUES['ultimate-desi-sampler'];
  const behind = inRow(['desi-goat-curry', 'desi-chicken-curry'], 764, 0.57, 566, 468);
  const before = inRow(['palak-paneer', 'chicken-tikka-masala', 'southern-spiced-biryani'], 852, 0.5, 330, 470);
  return shelf(hue, [{x: 0.5, half: 600, top: 40}], [...behind, ...before], (sheet) => [
    {item: garlicBulb(sheet), place: {x: 80, y: 800, scale: 0.8}},
    {item: onionHalf(sheet), place: {x: 1526, y: 790, scale: 0.85}},
    {item: starAnise(sheet), place: {x: 566, y: 864, turn: 14, scale: 0.6}},
    {item: cardamom(sheet), place: {x: 1034, y: 866, turn: -14, scale: 0.7}},
  ]);
}

/** @returns the picture of the collection of everything: the six dishes on one table. */
export function everything(): Svg {
  const sheet = createSheet();
  const {width, height} = BANNER;
  const places = [
    [262, 232, 0.52],
    [800, 190, 0.5],
    [1344, 240, 0.52],
    [250, 740, 0.5],
    [800, 716, 0.54],
    [1350, 748, 0.5],
  ];
  const bowls = DISHES.map((dish, index): Laid => {
    const [x = 0, y = 0, scale = 1] = places[index] ?? [];
    return {item: servedDish(sheet, dish, 0.5), place: {x, y, scale}, lift: 20};
  });
  const laid: Laid[] = [
    {item: cloth(sheet, 'southern-spiced-biryani', 900), place: {x: 800, y: 460, turn: -9}, lift: 6},
    {item: limeHalf(sheet), place: {x: 534, y: 470, scale: 0.8}, lift: 9},
    {item: mintSprig(sheet), place: {x: 1080, y: 520, turn: 24, scale: 0.7}, lift: 7},
    {item: redChilli(sheet), place: {x: 500, y: 866, turn: -10, scale: 0.8}, lift: 7},
    {item: starAnise(sheet), place: {x: 1078, y: 60, turn: 12, scale: 0.75}, lift: 7},
    {item: cardamom(sheet), place: {x: 536, y: 60, turn: -20, scale: 0.9}, lift: 7},
    {item: curryLeafSprig(sheet), place: {x: 1110, y: 896, turn: 14, scale: 0.6}, lift: 7},
  ];
  return sheet.picture(width, height, table(sheet, width, height, TABLE), layOut([...laid, ...bowls], 13));
}
