const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** The words of the two buttons that every page may have; apart from the rest, which is loaded when it is needed. */
export const BUTTON_COPY = {
  cart: 'Cart',
  add: 'Add to cart',
  /** Tells one of many such buttons from the next, for those who do not see what it stands below. */
  addThis: (title: string) => `Add to cart: ${title}`,
  soldOut: 'Sold out',
  quantity: 'Quantity',
  oneLess: 'One less',
  oneMore: 'One more',
  items,
  inCart: (count: number) => (count === 0 ? 'Your basket is empty' : `${items(count)} in your basket`),
} as const;
