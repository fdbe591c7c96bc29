/** Background classes behind packshots, written out because Tailwind only generates classes it finds in the source. */
const BACKGROUND = {
  tikka: 'bg-dish-tikka',
  palak: 'bg-dish-palak',
  pepper: 'bg-dish-pepper',
  biryani: 'bg-dish-biryani',
  curry: 'bg-dish-curry',
  goat: 'bg-dish-goat',
  sampler: 'bg-dish-sampler',
  comfort: 'bg-dish-comfort',
  favorites: 'bg-dish-favorites',
  spicy: 'bg-dish-spicy',
} as const;

export type DishHue = keyof typeof BACKGROUND;

/** @returns the hue with this name; null if the palette has none */
export const toDishHue = (name: string | null): DishHue | null =>
  name !== null && Object.hasOwn(BACKGROUND, name) ? (name as DishHue) : null;

/** @returns the background class of a packshot; a neutral one without a hue */
export const dishBackground = (hue: DishHue | null): string => (hue ? BACKGROUND[hue] : 'bg-surface');

/** @returns the token of a hue; that of curry without a hue, as an empty tier would look like no dish */
export const dishColor = (hue: DishHue | null): string => `--color-dish-${hue ?? 'curry'}`;
