import type {Seed} from '../types';
import type {DISH_HANDLES} from './media-handles';

/** What is on the plates of the recipes. */
const ALT_TEXTS: Readonly<Record<(typeof DISH_HANDLES)[number], string>> = {
  'chicken-tikka-masala': 'Chicken Tikka Masala with rice, folded naan and lime on a blue-rimmed plate',
  'palak-paneer': 'Palak Paneer on a stoneware plate, with two folded naan and raita',
  'spicy-pepper-chicken': 'Spicy Pepper Chicken beside rice and a salad of onion and cucumber on a black plate',
  'southern-spiced-biryani': 'A plate of Southern Spiced Biryani with mint, lime and raita',
  'desi-chicken-curry': 'Desi Chicken Curry beside rice on a gold-rimmed plate, with naan',
  'desi-goat-curry': 'Desi Goat Curry with ginger and rice on a garnet-rimmed plate, with naan',
};

/** Returns the name of the file that shows a dish as its recipe serves it. */
export const platePicture = (handle: string): string => `${handle}-plate.png`;

/** The dishes as their recipes serve them: on a plate, with what goes with them. */
export const PLATES: Seed['pictures'] = Object.entries(ALT_TEXTS).map(([handle, altText]) => ({
  kind: 'image',
  file: platePicture(handle),
  altText,
  width: 1600,
  height: 1600,
}));
