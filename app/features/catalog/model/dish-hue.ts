/** The ground behind each dish's packshot. Spelled out, since the style sheet holds only class names it finds in the source. */
const GROUND = {
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

/** A colour that belongs to one dish. */
export type DishHue = keyof typeof GROUND;

/** @returns the hue of that name; null for a name that the shop's palette does not hold. */
export const toDishHue = (name: string | null): DishHue | null =>
  name !== null && Object.hasOwn(GROUND, name) ? (name as DishHue) : null;

/** @returns the class that lays the hue behind a packshot; a neutral one without a hue. */
export const dishBackground = (hue: DishHue | null): string => (hue ? GROUND[hue] : 'bg-surface');
