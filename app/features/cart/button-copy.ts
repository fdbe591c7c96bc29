const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Copy of the buttons on every page; separate from the rest of the cart's copy, which is loaded on demand. */
export const BUTTON_COPY = {
  cart: 'Cart',
  add: 'Add to cart',
  /** The accessible name, which distinguishes the buttons of a product grid. */
  addThis: (title: string) => `Add to cart: ${title}`,
  soldOut: 'Sold out',
  quantity: 'Quantity',
  oneLess: 'One less',
  oneMore: 'One more',
  items,
  inCart: (count: number) => (count === 0 ? 'Your basket is empty' : `${items(count)} in your basket`),
} as const;
