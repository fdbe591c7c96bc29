const SHOWN_OF_ID = 8;

const withoutHash = (number: string | null): string => number?.trim().replace(/^#/, '') ?? '';

/** @returns what an order is called in a list; the end of its id stands in for a number it does not have */
export const orderListName = (number: string | null, id: string): string =>
  `Order #${withoutHash(number) || id.slice(-SHOWN_OF_ID)}`;

/** @returns what an order is called on its own page */
export const orderName = (number: string | null): string => `Order #${withoutHash(number) || 'N/A'}`;
