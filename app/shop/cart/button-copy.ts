const one = (step: number) => (step === 1 ? 'One' : step);
const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Copy of the buttons on every page; separate from the rest of the cart's copy, which is loaded on demand. */
export const BUTTON_COPY = {
  cart: 'Cart',
  /** @param unit empty for a product that is sold in a certain quantity */
  addPacks: (packs: number, unit = ' packs') => (packs === 1 ? 'Add to cart' : `Add ${packs}${unit} to cart`),
  subscribe: 'Subscribe',
  soldOut: 'Sold out',
  quantity: 'Quantity',
  less: (step: number) => `${one(step)} less`,
  more: (step: number) => `${one(step)} more`,
  items,
  inCart: (count: number) => (count === 0 ? 'Your cart is empty' : `${items(count)} in your cart`),
} as const;
