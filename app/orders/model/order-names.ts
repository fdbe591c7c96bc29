const ID_SUFFIX_LENGTH = 8;

/** Returns Shopify's name of an order as it is, since merchants choose what is around the number; only a bare one gets '#'. */
function toLabel(number: string | null): string {
  const name = number?.trim() ?? '';
  return /^\d+$/.test(name) ? `#${name}` : name;
}

/** Returns the number of an order where its kind is clear; an order without one is named by the end of its id. */
export const orderLabel = (number: string | null, id: string): string =>
  toLabel(number) || `#${id.slice(-ID_SUFFIX_LENGTH)}`;

/** Returns the name of an order in lists. */
export const orderListName = (number: string | null, id: string): string => `Order ${orderLabel(number, id)}`;

/** Returns the name of an order within a title or a sentence: `order #1001`. */
export const orderNameInText = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Returns the name of an order on its own page. */
export const orderName = (number: string | null): string => `Order ${toLabel(number) || '#N/A'}`;
