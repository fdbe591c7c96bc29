import {driedChilli, greenChilli, redChilli} from './chillies';
import type {Item, Laid} from './item';
import {bayLeaf, corianderSprig, curryLeafSprig, mintSprig, spinach} from './leaves';
import type {Dish} from './names';
import {coconutHalf, onionHalf, tomatoHalf} from './produce';
import {garlicBulb, garlicClove, ginger} from './roots';
import {BLACK_CARDAMOM, cardamom, cashew, cinnamon, clove, mace, nutmeg, starAnise} from './spices';
import type {Sheet} from './svg';

/** A thing at the foot of a pouch, by the middle of the pouch's foot: across, down, turn in degrees, scale. */
type Stand = readonly [item: Item, x: number, y: number, turn?: number, scale?: number];

const STANDS: Readonly<Record<Dish, (sheet: Sheet) => readonly Stand[]>> = {
  'chicken-tikka-masala': (sheet) => [
    [tomatoHalf(sheet), -448, -84, -8, 1.1],
    [garlicBulb(sheet), -318, -34, -6],
    [corianderSprig(sheet), 452, -10, 52, 1.05],
    [ginger(sheet), 330, 40, -8, 0.95],
    [cashew(sheet), -224, 66, 12],
    [cardamom(sheet), 220, 98, -20, 0.9],
  ],
  'palak-paneer': (sheet) => [
    [spinach(sheet), -360, 70, -64, 1.1],
    [spinach(sheet), -440, 40, -16],
    [garlicBulb(sheet), -290, -10, 6, 0.95],
    [greenChilli(sheet), 330, 44, 6, 1.1],
    [ginger(sheet), 440, -36, -14],
    [nutmeg(sheet), 268, 84, 20],
  ],
  'spicy-pepper-chicken': (sheet) => [
    [coconutHalf(sheet), -440, -70, 0, 1.05],
    [driedChilli(sheet), -340, 48, 10, 1.1],
    [curryLeafSprig(sheet), 372, 66, 64, 1.1],
    [curryLeafSprig(sheet), 420, 20, 28, 0.9],
    [starAnise(sheet), 290, 78, 10, 0.9],
    [garlicClove(sheet), -150, 92, -30],
  ],
  'southern-spiced-biryani': (sheet) => [
    [onionHalf(sheet), -440, -70, 0, 1.1],
    [cinnamon(sheet), -330, 62, -8, 0.95],
    [mintSprig(sheet), 392, 62, 50, 1.15],
    [mintSprig(sheet), 470, 40, 12, 0.9],
    [starAnise(sheet), 300, 72, 12],
    [mace(sheet), -140, 92, 16, 0.8],
  ],
  'desi-chicken-curry': (sheet) => [
    [onionHalf(sheet), -446, -78, 0, 1.1],
    [redChilli(sheet), -336, 44, 8],
    [ginger(sheet), 440, -20, 8, 1.1],
    [garlicClove(sheet), 300, 60, -60, 1.1],
    [bayLeaf(sheet), 250, 96, 76, 0.9],
    [garlicClove(sheet), -190, 92, 40],
  ],
  'desi-goat-curry': (sheet) => [
    [onionHalf(sheet), -446, -78, 0, 1.12],
    [garlicBulb(sheet), -318, -28, 4],
    [cinnamon(sheet), 410, 56, -10, 1.05],
    [driedChilli(sheet), 320, -6, 8],
    [cardamom(sheet, BLACK_CARDAMOM), 250, 92, 20],
    [cardamom(sheet, BLACK_CARDAMOM), -222, 74, -14, 1.1],
  ],
};

const laid = (stands: readonly Stand[]): Laid[] =>
  stands.map(([item, x, y, turn, scale]) => ({item, place: {x, y, turn, scale}, lift: 9}));

/** @returns what stands at the foot of a dish's pouch, the middle of the pouch's foot at the origin. */
export const footProps = (sheet: Sheet, dish: Dish): Laid[] => laid(STANDS[dish](sheet));

/** @returns what lies at the foot of a group of pouches. */
export const groupProps = (sheet: Sheet): Laid[] =>
  laid([
    [starAnise(sheet), -500, 40, 10, 0.95],
    [cardamom(sheet), -390, 74, -16, 0.95],
    [redChilli(sheet), 350, 56, 4, 0.95],
    [bayLeaf(sheet), 640, 66, 70, 0.95],
    [clove(sheet), -600, 84, 20],
  ]);
