import type {Seed} from '../../../local/seed/types';
import {startStack, type Stack} from '../../support/stack';
import {test} from '../fixtures';

/** @returns the journeys' test in front of a shop that sells something else than the seeded one. */
export const seededTest = (seed: Seed) =>
  test.extend<object, {stack: Stack}>({
    stack: [
      async ({}, use) => {
        const stack = await startStack(seed);
        await use(stack);
        await stack.close();
      },
      {scope: 'worker'},
    ],
  });
