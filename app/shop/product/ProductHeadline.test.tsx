import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {BARE_PRODUCT, FULL_PRODUCT} from './product-samples';
import {ProductHeadline} from './ProductHeadline';

const linesOf = (product: typeof FULL_PRODUCT) =>
  renderToStaticMarkup(<ProductHeadline product={product} lowStock={<span>Only 3 left</span>} />)
    .split('</h1>')[1]
    ?.split('<p ')
    .map((line) => line.replaceAll(/<[^>]*>|^[^>]*>/g, ''));

it('has no empty line for the rating of a product without one', () => {
  expect(
    linesOf({...BARE_PRODUCT, secondName: null, rating: null})?.filter((line) => line.includes('Only 3 left')),
  ).toEqual([expect.stringContaining('$')]);
  expect(linesOf({...FULL_PRODUCT, secondName: null, rating: 4.5})?.[1]).toMatch(/4\.5.*Only 3 left/);
});
