const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Copy of the buttons on every page; separate from the rest of the cart's copy, which is loaded on demand. */
export const BUTTON_COPY = {
  cart: 'Cart',
  addPacks: (packs: number) => (packs === 1 ? 'Add to cart' : `Add ${packs} packs to cart`),
  /** The accessible name, which distinguishes the buttons of a product grid. */
  addThis: (title: string, packs: number) => `${BUTTON_COPY.addPacks(packs)}: ${title}`,
  soldOut: 'Sold out',
  quantity: 'Quantity',
  oneLess: 'One less',
  oneMore: 'One more',
  items,
  inCart: (count: number) => (count === 0 ? 'Your basket is empty' : `${items(count)} in your basket`),
} as const;
