import {FOOD_DRAWINGS} from './dishes';
import {GLAZES} from './glazes';
import type {Item} from './item';
import type {Dish} from './names';
import type {Sheet, Svg} from './svg';
import {vessel, type VesselLook} from './vessel';

/** What each dish is served in: a bowl that sets off its colour. */
const VESSELS: Readonly<Record<Dish, VesselLook>> = {
  'chicken-tikka-masala': {glaze: GLAZES.ink, speckled: true},
  'palak-paneer': {glaze: GLAZES.cream, speckled: true},
  'spicy-pepper-chicken': {glaze: GLAZES.slate, handles: true},
  'southern-spiced-biryani': {glaze: GLAZES.copper, handles: true},
  'desi-chicken-curry': {glaze: GLAZES.brass, handles: true},
  'desi-goat-curry': {glaze: GLAZES.clay, speckled: true},
};

/** @returns the bowl of a dish with something in it, 1000 units across about the origin (handles reach a little further). */
export const dishVessel = (sheet: Sheet, dish: Dish, content: Svg): Item => vessel(sheet, VESSELS[dish], 500, content);

/**
 * A dish in its bowl.
 * @param detail share (0 to 1) of the small marks to draw.
 */
export const servedDish = (sheet: Sheet, dish: Dish, detail = 1): Item =>
  dishVessel(sheet, dish, FOOD_DRAWINGS[dish](sheet, detail));
