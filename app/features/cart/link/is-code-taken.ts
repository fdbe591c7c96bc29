import type {CartProblem} from '../model/cart-problem';

/** @returns whether a code is on the cart: that it made another one give way is worth saying, and no failure. */
export const isCodeTaken = (problems: readonly CartProblem[]): boolean =>
  problems.every(({kind}) => kind === 'code-replaced');
