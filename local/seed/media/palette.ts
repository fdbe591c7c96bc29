import type {Hex} from './colour';
import {DISHES, type Bundle, type Dish} from './names';

/** The brand: paper, ink and the one action colour. */
export const BRAND = {
  cream: '#fbf4e6',
  ink: '#3a1d38',
  turmeric: '#e8a31f',
  chilli: '#c63522',
} as const satisfies Record<string, Hex>;

/** A hue of the shop: the pouch, its depths, the ground it stands on, and a pale tint that prints well on the pouch. */
export interface Hue {
  readonly base: Hex;
  readonly deep: Hex;
  readonly ground: Hex;
  readonly tint: Hex;
}

/** What is in each bundle; the first stands in front. */
export const BUNDLED: Readonly<Record<Bundle, readonly Dish[]>> = {
  'ultimate-desi-sampler': DISHES,
  'desi-comfort-trio': ['desi-chicken-curry', 'desi-goat-curry', 'southern-spiced-biryani'],
  'traditional-favorites': ['chicken-tikka-masala', 'palak-paneer', 'spicy-pepper-chicken'],
  'spicy-delights': ['desi-goat-curry', 'desi-chicken-curry', 'spicy-pepper-chicken'],
};

/** Each dish owns a hue; a bundle has one that flatters all of its pouches. */
export const HUES: Readonly<Record<Dish | Bundle, Hue>> = {
  'chicken-tikka-masala': {base: '#df6046', deep: '#a93a27', ground: '#f5cdbb', tint: '#ffd9c4'},
  'palak-paneer': {base: '#4c7d3f', deep: '#2c5527', ground: '#d3dfbd', tint: '#d8e8b8'},
  'spicy-pepper-chicken': {base: '#6d1f1e', deep: '#3a1114', ground: '#e3bfb3', tint: '#f0a98c'},
  'southern-spiced-biryani': {base: '#eda024', deep: '#9c5408', ground: '#fae0ab', tint: '#fff0c4'},
  'desi-chicken-curry': {base: '#b67c27', deep: '#7d4d10', ground: '#ecd6ad', tint: '#fbe3ad'},
  'desi-goat-curry': {base: '#8d2440', deep: '#5b1127', ground: '#eac6c9', tint: '#f6bcb9'},
  'ultimate-desi-sampler': {base: '#5b3057', deep: '#3a1d38', ground: '#ead8df', tint: '#f3cfe0'},
  'desi-comfort-trio': {base: '#b8682f', deep: '#7d3d16', ground: '#f2d9bd', tint: '#ffdfb5'},
  'traditional-favorites': {base: '#55774a', deep: '#33502c', ground: '#e2e3c8', tint: '#e6ecc4'},
  'spicy-delights': {base: '#b93020', deep: '#7c1a12', ground: '#f3c8b6', tint: '#ffc7ae'},
};

/** Heat of each dish in dots of four: Mild, Medium, Medium-Hot, Hot. */
export const HEAT_DOTS: Readonly<Record<Dish, 1 | 2 | 3 | 4>> = {
  'chicken-tikka-masala': 1,
  'palak-paneer': 2,
  'spicy-pepper-chicken': 4,
  'southern-spiced-biryani': 2,
  'desi-chicken-curry': 2,
  'desi-goat-curry': 3,
};

/** Names as they stand on the pouches. */
export const DISH_TITLES: Readonly<Record<Dish, string>> = {
  'chicken-tikka-masala': 'Chicken Tikka Masala',
  'palak-paneer': 'Palak Paneer',
  'spicy-pepper-chicken': 'Spicy Pepper Chicken',
  'southern-spiced-biryani': 'Southern Spiced Biryani',
  'desi-chicken-curry': 'Desi Chicken Curry',
  'desi-goat-curry': 'Desi Goat Curry',
};
