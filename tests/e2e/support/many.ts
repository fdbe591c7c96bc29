import {manyProducts} from '../../support/many-products';
import {startStack, type Stack} from '../../support/stack';
import {test as base} from '../fixtures';

const PRODUCTS = 1_000;

/** The journeys' test in front of a shop with a thousand products. */
export const test = base.extend<object, {stack: Stack}>({
  stack: [
    async ({}, use) => {
      const stack = await startStack(manyProducts(PRODUCTS));
      await use(stack);
      await stack.close();
    },
    {scope: 'worker'},
  ],
});
