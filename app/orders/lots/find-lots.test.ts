import {expect, it} from 'vitest';
import {testConfig} from '~/platform/test-config';
import type {LotsQuery} from '../../../storefrontapi.generated';
import {currentLotOf, findLots} from './find-lots.server';

type Entry = NonNullable<LotsQuery['lots']>['nodes'][number];

const entry = (number: string, driedOn: string, change: Partial<Entry> = {}): Entry => ({
  number: {value: number},
  driedOn: {value: driedOn},
  taster: {value: ' Meera '},
  isSample: null,
  products: {references: {nodes: [{id: 'gid://shopify/Product/2', handle: 'palak-paneer', title: 'Palak Paneer'}]}},
  ...change,
});

const find = (nodes: readonly Entry[] | null, domain = 'http://localhost:4000') =>
  findLots({
    config: {...testConfig(), PUBLIC_STORE_DOMAIN: domain},
    storefront: {query: async () => ({lots: nodes && {nodes: [...nodes]}}) as never},
  });
const numbers = async (...of: Parameters<typeof find>) => (await find(...of)).map(({number}) => number);

it('returns the newest lot first, whichever was changed last', async () => {
  expect(await numbers([entry('A-1', '2026-04-01'), entry('A-2', '2026-05-01')])).toEqual(['A-2', 'A-1']);
});

it('leaves out an entry that has no number or no day', async () => {
  const broken = [
    entry('no number!', '2026-04-01'),
    entry('A-1', '2026-02-30'),
    entry('A-2', '2026-04-01', {number: null}),
  ];
  expect(await numbers(broken)).toEqual([]);
});

it('shows samples in the local shop only', async () => {
  const entries = [entry('A-1', '2026-04-01', {isSample: {value: 'true'}}), entry('A-2', '2026-03-01')];
  expect(await numbers(entries)).toEqual(['A-1', 'A-2']);
  expect(await numbers(entries, 'tiffin.myshopify.com')).toEqual(['A-2']);
});

it('returns none if the store denies its metaobjects', async () => {
  expect(await numbers(null)).toEqual([]);
});

it('finds the newest lot of a dish, and none of a dish without one', async () => {
  const lots = await find([
    entry('A-1', '2026-04-01'),
    entry('A-2', '2026-05-01'),
    entry('B-9', '2026-06-01', {products: null}),
  ]);
  expect(currentLotOf(lots, 'palak-paneer')).toMatchObject({number: 'A-2', taster: 'Meera'});
  expect(currentLotOf(lots, 'dal')).toBeNull();
});
