import {afterAll, beforeAll, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

const read = async (path: string) => textOf(await (await fetch(stack.origin + path)).text());

function expectInOrder(text: string, words: readonly string[]) {
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word, from);
    expect(at, `“${word}” in its place`).toBeGreaterThanOrEqual(from);
    from = at + word.length;
  }
}

it('the home page shows the promise, six favorites in order, and how it works', async () => {
  expectInOrder(await read('/'), [
    'Authentic Indian Meals in 15 Minutes',
    'Shop Now',
    'No prep, just add protein',
    'No oil added',
    '100% natural and vegetarian',
    'Over 97% of nutrients kept',
    '4.8 star rating',
    '5k+ meals served',
    '100% satisfaction',
    'Shipping all over the USA',
    'Our Most Popular Products',
    'BEST VALUE',
    'Ultimate Desi Sampler',
    'Serves 12 meals',
    'Now $41.99 was $47.94',
    'Southern Spiced Biryani',
    'Serves 2 meals',
    'MOST SOLD',
    'Spicy Pepper Chicken',
    'Palak Paneer',
    'Spicy Delights',
    'Desi Comfort Trio',
    'View All Products',
    'How It Works',
    'Add water plus oil',
    'Add protein',
    'Simmer and serve',
  ]);
});

it('the product list shows bundles, the description of the kits, and single packs', async () => {
  expectInOrder(await read('/products'), [
    'Bundle Deals',
    'Ultimate Desi Sampler',
    'No Artificial Colors',
    'No Oil Added',
    '100% Vegetarian Ingredients',
    '97% Nutrients Retained',
    'Low Sodium',
    'The kit contains no oil and is vegetarian',
    'Individual Products',
    'Chicken Tikka Masala',
  ]);
});

it('the product page of a single pack shows ingredients, directions and recommendations', async () => {
  expectInOrder(await read('/product/palak-paneer'), [
    'Back to Products',
    'Palak Paneer',
    'Only 8 left!',
    '$7.99',
    'Serves 2',
    'Heat: Medium',
    'Add to cart',
    'Why Choose Palak Paneer?',
    'Ingredients',
    'How to Use',
    'Storage',
    'Nutrition Facts',
    'Calories 95',
    'You May Also Like',
  ]);
});

it('the product page of a bundle shows the savings and its contents, without the facts of a pack', async () => {
  const text = await read('/product/ultimate-desi-sampler');
  expectInOrder(text, [
    'BEST VALUE',
    'Now $41.99 was $47.94',
    'Save $5.95',
    'Serves 12',
    'Includes',
    'Chicken Tikka Masala Heat: Mild',
    'Spicy Pepper Chicken Heat: Hot',
    'Why Choose Ultimate Desi Sampler?',
    'You May Also Like',
  ]);
  for (const word of ['How to Use', 'Nutrition Facts']) expect(text).not.toContain(word);
});

it('a product page of a store without a database has no reviews', async () => {
  const text = await read('/product/palak-paneer');
  expect(text).toContain('You May Also Like');
  expect(text).not.toContain('Customer Reviews');
});

it('a product page omits the stock if it cannot be read, and is otherwise complete', async () => {
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ProductStock', mode: 'status', status: 403});
  const text = await read('/product/palak-paneer');
  await stack.shop.reset();
  expect(text).toContain('Add to cart');
  expect(text).not.toContain('Only 8 left!');
});
