import type {OrderRecord} from '../state';

type OrderLine = OrderRecord['lines'][number];

/** Returns the title of a line's variant, such as `Family / Hot`, or null for the only variant of a product. */
export const lineVariantTitle = ({options}: Pick<OrderLine, 'options'>): string | null =>
  options ? options.map(({value}) => value).join(' / ') : null;

/** Returns the name of a line, which has the title of the variant if that has its own. */
export const lineName = (line: Pick<OrderLine, 'title' | 'options'>): string =>
  [line.title, lineVariantTitle(line)].filter((part) => part !== null).join(' - ');

/** Returns whether any goods of an order are shipped, unlike gift cards. */
export const isShipped = ({lines}: Pick<OrderRecord, 'lines'>): boolean =>
  lines.some(({requiresShipping = true}) => requiresShipping);
