import {expect, it, vi} from 'vitest';
import type {Storefront} from '~/platform/shopify/storefront.server';
import {findSoldOut} from './find-sold-out.server';

it('lists the variants that Shopify does not sell now, whatever their stock', async () => {
  const variants = (...facts: readonly (readonly [string, boolean])[]) => ({
    variants: {nodes: facts.map(([id, availableForSale]) => ({id, availableForSale}))},
  });
  const products = {nodes: [variants(['1', true], ['2', false]), variants(['3', false]), variants()]};
  const storefront = {query: vi.fn(async () => ({products}))} as unknown as Pick<Storefront, 'query'>;
  expect(await findSoldOut(storefront)).toEqual(['2', '3']);
});
