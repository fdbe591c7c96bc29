import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {ProductHeadline} from './ProductHeadline';

/** The fields that the headline reads. */
const DAL = {title: 'Dal', servings: 2, heat: null, price: '$7.99', compareAtPrice: null, options: []};

/** Returns the lines below the title. */
function linesOf(rating: number | null): readonly string[] {
  const product = {...DAL, rating} as unknown as ProductView;
  const html = renderToStaticMarkup(<ProductHeadline product={product} lowStock={<span>Only 3 left</span>} />);
  const [, below = ''] = html.split('</h1>');
  return [...below.matchAll(/<p [^>]*>(.*?)<\/p>/g)].map(([, line = '']) => line.replaceAll(/<[^>]*>/g, ''));
}

it('has a line for the rating of a product, and no empty one without it', () => {
  expect(linesOf(4.5)).toEqual([
    expect.stringMatching(/4\.5.*Only 3 left/),
    expect.stringContaining('$7.99'),
    'Serves 2',
  ]);
  expect(linesOf(null)).toEqual([expect.stringMatching(/\$7\.99.*Only 3 left/), 'Serves 2']);
});
