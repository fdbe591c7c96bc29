import type {QuantitySteps} from '~/core/quantity-rule';

/** Returns the next smaller quantity; less than `min` if there is none. */
export const quantityBelow = ({max, step}: QuantitySteps, quantity: number): number =>
  Math.min(max, (Math.ceil(quantity / step) - 1) * step);

/** Returns the next larger quantity; more than `max` if there is none. */
export const quantityAbove = ({min, step}: QuantitySteps, quantity: number): number =>
  Math.max(min, (Math.floor(quantity / step) + 1) * step);
