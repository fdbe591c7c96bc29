const ID_SUFFIX_LENGTH = 8;

const withoutHash = (number: string | null): string => number?.trim().replace(/^#/, '') ?? '';

/** Returns the name of an order in lists; an order without a number is named by the end of its id. */
export const orderListName = (number: string | null, id: string): string =>
  `Order #${withoutHash(number) || id.slice(-ID_SUFFIX_LENGTH)}`;

/** Returns the name of an order within a title or a sentence: `order #1001`. */
export const orderNameInText = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Returns the name of an order on its own page. */
export const orderName = (number: string | null): string => `Order #${withoutHash(number) || 'N/A'}`;
