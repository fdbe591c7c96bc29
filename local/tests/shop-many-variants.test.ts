import {decodeEncodedVariant, isOptionValueCombinationInEncodedVariant} from '@shopify/hydrogen';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop({profile: 'market'});
  ask = createQuery(local.origin);
});
afterAll(() => local.close());

describe('a product with 2,048 variants', () => {
  const PAGE = `#graphql
    query Page($after: String, $sortKey: ProductVariantSortKeys, $reverse: Boolean) {
      product(handle: "mix-your-own-masala") {
        variantsCount { count }
        variants(first: 250, after: $after, sortKey: $sortKey, reverse: $reverse) {
          nodes { id title sku }
          pageInfo { hasNextPage endCursor }
        }
      }
    }`;
  interface Page {
    readonly product: {
      readonly variantsCount: {readonly count: number};
      readonly variants: {
        readonly nodes: readonly {readonly id: string; readonly title: string; readonly sku: string}[];
        readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string};
      };
    };
  }

  it('is read page by page', async () => {
    const ids = new Set<string>();
    let after: string | null = null;
    do {
      const {product}: Page = await ask<Page>(PAGE, {after});
      expect(product.variantsCount).toEqual({count: 2048});
      for (const {id} of product.variants.nodes) ids.add(id);
      after = product.variants.pageInfo.hasNextPage ? product.variants.pageInfo.endCursor : null;
    } while (after !== null);
    expect(ids.size).toBe(2048);
  });

  it('is sorted as requested', async () => {
    const {product} = await ask<Page>(PAGE, {sortKey: 'TITLE', reverse: true});
    const titles = product.variants.nodes.map(({title}) => title);
    expect(titles).toEqual([...titles].sort((left, right) => right.localeCompare(left, 'en')));
  });

  it('encodes all of them, and those in stock', async () => {
    const {product} = await ask<{product: {existence: string; availability: string}}>(`#graphql
      query Encoded {
        product(handle: "mix-your-own-masala") {
          existence: encodedVariantExistence
          availability: encodedVariantAvailability
        }
      }`);
    expect(decodeEncodedVariant(product.existence)).toHaveLength(2048);
    expect(decodeEncodedVariant(product.availability)).toHaveLength(2048 - Math.floor(2048 / 13));
    expect(isOptionValueCombinationInEncodedVariant([0, 1, 4], product.existence)).toBe(true);
    expect(isOptionValueCombinationInEncodedVariant([0, 1, 4], product.availability)).toBe(false);
  });

  it('returns only the variants beside the selected one', async () => {
    const {product} = await ask<{product: {adjacentVariants: readonly {title: string}[]}}>(`#graphql
      query Adjacent {
        product(handle: "mix-your-own-masala") {
          adjacentVariants(selectedOptions: [
            {name: "Base", value: "Cumin"}, {name: "Accent", value: "Saffron"}, {name: "Grind", value: "Fine"}
          ]) { title }
        }
      }`);
    expect(product.adjacentVariants).toHaveLength(15 + 15 + 7);
    expect(product.adjacentVariants.at(-1)?.title).toBe('Star anise / Saffron / Fine');
  });
});
