import {formatCount} from '~/core/format-count';

/** Returns a number of orders as text: `1 order`, `1,200 orders`. */
export const orderCount = (count: number): string => (count === 1 ? '1 order' : `${formatCount(count)} orders`);
