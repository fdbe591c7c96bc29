import {driedChilli, greenChilli, redChilli} from './chillies';
import {GLAZES} from './glazes';
import type {Item} from './item';
import {BIG, cashews, creamy, crispOnions, fenugreek, ground, GROUND, spilt, whole} from './larder';
import {bayLeaf, corianderSprig, curryLeafSprig, mintSprig, spinach} from './leaves';
import type {Dish} from './names';
import {coconutHalf, onionHalf, tomato, tomatoHalf} from './produce';
import {garlicBulb, garlicClove, ginger} from './roots';
import {SEEDS} from './seeds';
import {BLACK_CARDAMOM, cardamom, cinnamon, clove, mace, nutmeg, starAnise} from './spices';
import type {Sheet} from './svg';

/**
 * An ingredient and where it lies on a square of 1600 units: across, down, turn in degrees, scale, height off the table.
 * Only what is on the pack's label is shown: what the cook adds is in the picture of the finished dish.
 */
export type Ingredient = readonly [item: Item, x: number, y: number, turn?: number, scale?: number, lift?: number];

const tikka = (sheet: Sheet): Ingredient[] => [
  [ground(sheet, GLAZES.ink, GROUND.chilli, BIG), 600, 700, 0, 1, 20],
  [ground(sheet, GLAZES.cream, GROUND.turmeric), 1010, 390, 0, 1, 16],
  [creamy(sheet, GLAZES.clay, 190), 1090, 1010, 0, 1, 18],
  [fenugreek(sheet, GLAZES.brass, 140), 330, 1140, 0, 1, 15],
  [tomato(sheet), 300, 300, -12, 1.75, 22],
  [tomatoHalf(sheet), 612, 250, 10, 1.5, 12],
  [garlicBulb(sheet), 1390, 330, 24, 1.6, 16],
  [garlicClove(sheet), 1240, 540, 70, 1.5],
  [garlicClove(sheet), 1330, 610, -30, 1.45],
  [ginger(sheet), 1370, 820, 64, 1.5, 14],
  [cashews(sheet), 640, 1180, 20, 1.15],
  [corianderSprig(sheet), 1400, 1390, -34, 1.7],
  [onionHalf(sheet), 920, 1390, 0, 1.5, 14],
  [cinnamon(sheet), 280, 1420, -26, 1.4, 10],
  [cardamom(sheet), 180, 640, -40, 1.5],
  [cardamom(sheet), 240, 740, 16, 1.4],
  [cardamom(sheet), 160, 830, 64, 1.4],
  [clove(sheet), 860, 560, -20, 1.3],
  [clove(sheet), 900, 640, 40, 1.3],
];

const palak = (sheet: Sheet): Ingredient[] => [
  [spinach(sheet), 350, 700, -62, 2],
  [spinach(sheet, '#376f30'), 330, 680, -24, 2.1],
  [spinach(sheet), 420, 700, 10, 2.05],
  [spinach(sheet, '#478038'), 500, 740, 46, 1.9],
  [whole(sheet, GLAZES.copper, SEEDS.cumin, 210), 980, 700, 0, 1, 18],
  [tomato(sheet), 1350, 330, 10, 1.65, 22],
  [ground(sheet, GLAZES.brass, GROUND.turmeric, 130), 1400, 780, 0, 1, 15],
  [fenugreek(sheet, GLAZES.cream, 160), 420, 1130, 0, 1, 16],
  [ground(sheet, GLAZES.clay, GROUND.coriander, 140), 1240, 1090, 0, 1, 15],
  [onionHalf(sheet), 900, 290, 0, 1.55, 14],
  [garlicBulb(sheet), 160, 980, -18, 1.5, 16],
  [garlicClove(sheet), 190, 1240, 50, 1.45],
  [garlicClove(sheet), 660, 1220, -64, 1.45],
  [ginger(sheet), 850, 1370, -12, 1.6, 14],
  [greenChilli(sheet), 1180, 1390, -16, 1.6, 12],
  [greenChilli(sheet), 1230, 1460, 4, 1.5, 12],
  [cashews(sheet), 300, 1430, 14, 1.1],
  [nutmeg(sheet), 760, 1040, -20, 1.5],
  [nutmeg(sheet), 1440, 1250, 50, 1.5],
];

const pepper = (sheet: Sheet): Ingredient[] => [
  [whole(sheet, GLAZES.cream, SEEDS.pepper, BIG), 800, 790, 0, 1, 20],
  [spilt(sheet, SEEDS.pepper, 20, 90), 560, 1060, 0, 1.2],
  [ground(sheet, GLAZES.brass, GROUND.turmeric, 135), 1240, 560, 0, 1, 15],
  [whole(sheet, GLAZES.clay, SEEDS.fennel), 370, 620, 0, 1, 16],
  [ground(sheet, GLAZES.ink, GROUND.chilli), 1180, 1120, 0, 1, 16],
  [whole(sheet, GLAZES.celadon, SEEDS.coriander, 135), 380, 1210, 0, 1, 15],
  [curryLeafSprig(sheet), 760, 430, -28, 1.7],
  [curryLeafSprig(sheet), 900, 460, 22, 1.6],
  [coconutHalf(sheet), 270, 290, 0, 1.75, 18],
  [onionHalf(sheet), 1360, 1430, 0, 1.4, 14],
  [driedChilli(sheet), 1120, 220, 20, 1.6, 12],
  [driedChilli(sheet), 1100, 310, 8, 1.6, 12],
  [ginger(sheet), 1420, 840, 70, 1.5, 14],
  [garlicBulb(sheet), 1410, 330, 18, 1.5, 16],
  [garlicClove(sheet), 1430, 560, 64, 1.4],
  [starAnise(sheet), 160, 880, 12, 1.5],
  [starAnise(sheet), 700, 1240, 30, 1.4],
  [tomatoHalf(sheet), 900, 1420, -10, 1.4, 12],
  [garlicClove(sheet), 200, 1430, -30, 1.4],
];

const biryani = (sheet: Sheet): Ingredient[] => [
  [crispOnions(sheet, GLAZES.copper, 250), 740, 760, 0, 1, 20],
  [creamy(sheet, GLAZES.cream, 165), 1190, 420, 0, 1, 16],
  [ground(sheet, GLAZES.ink, GROUND.coriander, 160), 1230, 1060, 0, 1, 16],
  [ground(sheet, GLAZES.brass, GROUND.turmeric, 125), 330, 460, 0, 1, 14],
  [whole(sheet, GLAZES.celadon, SEEDS.fennel, 135), 330, 1100, 0, 1, 14],
  [mintSprig(sheet), 740, 360, -30, 1.8],
  [mintSprig(sheet), 860, 390, 34, 1.7],
  [onionHalf(sheet), 220, 210, 0, 1.5, 14],
  [tomatoHalf(sheet), 480, 190, 20, 1.25, 12],
  [starAnise(sheet), 1460, 220, 10, 1.6],
  [starAnise(sheet), 1440, 700, 34, 1.5],
  [cinnamon(sheet), 720, 1240, -12, 1.5, 10],
  [cinnamon(sheet), 750, 1320, -4, 1.5, 10],
  [bayLeaf(sheet), 170, 1440, 24, 1.6],
  [bayLeaf(sheet), 300, 1460, 48, 1.5],
  [mace(sheet), 1110, 1390, 10, 1.3],
  [mace(sheet), 160, 800, 70, 1.2],
  [cardamom(sheet), 1010, 560, -30, 1.4],
  [greenChilli(sheet), 1350, 1310, 40, 1.5, 12],
  [clove(sheet), 1330, 800, -20, 1.4],
  [clove(sheet), 1400, 870, 30, 1.4],
];

const curry = (sheet: Sheet): Ingredient[] => [
  [ground(sheet, GLAZES.ink, GROUND.turmeric, BIG), 960, 690, 0, 1, 20],
  [ground(sheet, GLAZES.clay, GROUND.coriander, 160), 500, 560, 0, 1, 16],
  [ground(sheet, GLAZES.cream, GROUND.chilli, 135), 1350, 440, 0, 1, 15],
  [whole(sheet, GLAZES.copper, SEEDS.cumin, 145), 540, 1060, 0, 1, 16],
  [whole(sheet, GLAZES.slate, SEEDS.pepper, 120), 1330, 960, 0, 1, 14],
  [tomato(sheet), 270, 260, 8, 1.7, 22],
  [tomatoHalf(sheet), 220, 860, 0, 1.5, 12],
  [onionHalf(sheet), 1000, 260, 0, 1.6, 14],
  [corianderSprig(sheet), 640, 350, -8, 1.6],
  [ginger(sheet), 920, 1210, -8, 1.65, 14],
  [garlicBulb(sheet), 250, 1290, -16, 1.6, 16],
  [garlicClove(sheet), 450, 1370, 60, 1.5],
  [garlicClove(sheet), 520, 1300, -24, 1.4],
  [redChilli(sheet), 800, 1440, -8, 1.5, 12],
  [bayLeaf(sheet), 1480, 1300, -20, 1.6],
  [bayLeaf(sheet), 1390, 1330, -52, 1.5],
  [cinnamon(sheet), 1360, 190, 24, 1.35, 10],
  [cardamom(sheet), 1230, 1180, 40, 1.4],
  [cardamom(sheet), 1150, 1090, -30, 1.4],
  [clove(sheet), 1480, 700, 70, 1.4],
];

const goat = (sheet: Sheet): Ingredient[] => [
  [ground(sheet, GLAZES.cream, GROUND.kashmiriChilli, BIG), 640, 840, 0, 1, 20],
  [crispOnions(sheet, GLAZES.celadon, 180), 1080, 560, 0, 1, 18],
  [ground(sheet, GLAZES.brass, GROUND.cumin), 1140, 1040, 0, 1, 16],
  [whole(sheet, GLAZES.clay, SEEDS.coriander, 140), 300, 520, 0, 1, 15],
  [ground(sheet, GLAZES.ink, GROUND.turmeric, 118), 330, 1190, 0, 1, 14],
  [onionHalf(sheet), 620, 300, 0, 1.7, 14],
  [onionHalf(sheet), 330, 220, 30, 1.3, 12],
  [garlicBulb(sheet), 1000, 220, 14, 1.5, 16],
  [garlicClove(sheet), 840, 390, -60, 1.45],
  [ginger(sheet), 1400, 300, 40, 1.55, 14],
  [tomato(sheet), 1420, 760, 0, 1.6, 22],
  [redChilli(sheet), 600, 1250, 14, 1.5, 12],
  [redChilli(sheet), 580, 1360, 2, 1.5, 12],
  [cinnamon(sheet), 1050, 1330, -18, 1.5, 10],
  [cinnamon(sheet), 1080, 1420, -10, 1.5, 10],
  [cardamom(sheet, BLACK_CARDAMOM), 1360, 1050, -24, 1.7],
  [cardamom(sheet, BLACK_CARDAMOM), 1470, 1110, 30, 1.6],
  [cardamom(sheet, BLACK_CARDAMOM), 1400, 1200, 80, 1.6],
  [nutmeg(sheet), 160, 860, 30, 1.5],
  [corianderSprig(sheet), 1440, 1560, -24, 1.5],
  [clove(sheet), 880, 1130, 20, 1.4],
  [clove(sheet), 830, 1190, -40, 1.4],
];

/** What each dish is cooked from. */
export const INGREDIENTS: Readonly<Record<Dish, (sheet: Sheet) => Ingredient[]>> = {
  'chicken-tikka-masala': tikka,
  'palak-paneer': palak,
  'spicy-pepper-chicken': pepper,
  'southern-spiced-biryani': biryani,
  'desi-chicken-curry': curry,
  'desi-goat-curry': goat,
};
