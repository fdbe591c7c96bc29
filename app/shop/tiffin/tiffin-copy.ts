const NUMBERS = ['None', 'One', 'Two', 'Three'] as const;

export const TIFFIN_COPY = {
  title: 'Build your tiffin',
  lead: 'Pick any three dishes. A tiffin is the steel box that carries lunch across India: one dish in each tier.',
  description: (shop: string) =>
    `Fill a tiffin with any three dishes of ${shop}: see price, heat and servings, and add the three packs to your cart.`,
  dishes: 'Choose three dishes',
  fill: 'Fill the tiffin',
  soldOut: 'Sold out',
  /** What screen readers hear after each choice. */
  status: (chosen: number) =>
    chosen === 3
      ? 'Three of three dishes chosen: your tiffin is full.'
      : `${NUMBERS[chosen] ?? chosen} of three dishes chosen.`,
  full: 'Your tiffin is full. Take a dish out first.',
  tooMany: 'A tiffin has three tiers, so we kept your first three dishes.',
  lid: 'Your tiffin',
  emptyTier: 'Empty tier',
  tiers: 'Dishes in your tiffin',
  heat: (mildest: string, hottest = mildest) => `Heat: ${mildest}${hottest === mildest ? '' : ` to ${hottest}`}`,
  serves: (servings: number) => `Serves ${servings}`,
  save: (amount: string) => `You save ${amount}`,
  /** Before the tiffin is full: what three cost less. */
  offer: (amount: string) => `Three together cost ${amount} less`,
  shipping: (amount: string) => `Add ${amount} for free standard shipping`,
  freeShipping: 'Ships free',
  add: 'Add tiffin to cart',
  waiting: (missing: number) =>
    missing === 1 ? 'Pick one more dish' : `Pick ${missing === 2 ? 'two' : 'three'} dishes`,
  box: (title: string, price: string) => `Our ${title} has exactly these dishes for ${price}.`,
  seeBox: 'See the box',
  seePage: 'Build and share your tiffin on its own page',
  tooFew: 'Too few dishes are in stock to fill a tiffin right now.',
  seeProducts: 'See all products',
} as const;
