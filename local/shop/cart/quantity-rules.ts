import {findVariant} from '../catalog/variants';
import type {CartLineRecord, ShopState} from '../state';
import {CART_ERROR, type CartUserError} from './cart-problems';

/** The path of the input that set the quantity of a line, or null if the change did not touch the line. */
type FindInput = (line: CartLineRecord) => readonly string[] | null;

/** Returns the errors of changed lines with a quantity that the rule of their variant does not allow. */
export const findQuantityErrors = (
  lines: readonly CartLineRecord[],
  findInput: FindInput,
  {seed}: ShopState,
): CartUserError[] =>
  lines.flatMap((line) => {
    const at = findInput(line);
    const rule = findVariant(seed.products, line.variantNumber)?.quantityRule;
    if (!at || !rule) return [];
    const {minimum, maximum, increment} = rule;
    if (line.quantity < minimum) return [CART_ERROR.minimumNotMet(at, minimum)];
    if (maximum !== null && line.quantity > maximum) return [CART_ERROR.maximumExceeded(at, maximum)];
    return line.quantity % increment === 0 ? [] : [CART_ERROR.invalidIncrement(at, increment)];
  });
