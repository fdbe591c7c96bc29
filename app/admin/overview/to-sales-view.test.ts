import {describe, expect, it} from 'vitest';
import type {Sales} from './find-sales.server';
import {toSalesBuckets} from '~/admin/frame/charts/sales-window';
import {toLowStock, toSalesView} from './to-sales-view';

const BUCKETS = toSalesBuckets('7d', new Date('2026-11-23T12:00:00Z'));
const NOTHING: Sales = {buckets: [], products: [], is_complete: true};
const bucket = (number: number, facts: Partial<Sales['buckets'][number]> = {}) => ({
  bucket: number,
  order_count: 2,
  other_currency_count: 0,
  revenue_minor: 5001,
  repeat_order_count: 1,
  ...facts,
});
const viewOf = (sales: Partial<Sales>) => toSalesView({...NOTHING, ...sales}, BUCKETS, '7d', []);
const figuresOf = (buckets: Sales['buckets']) => viewOf({buckets}).figures.map(({value, change}) => [value, change]);

const PACK = {id: 'gid://shopify/Product/1', title: 'Palak Paneer', isBundle: false, units: 9};
const TRIO = {id: 'gid://shopify/Product/2', title: 'Trio', isBundle: true, units: null};

describe('toSalesView', () => {
  it('compares the figures of the window with the window before', () => {
    expect(
      figuresOf([bucket(1), bucket(8), bucket(14, {order_count: 2, revenue_minor: 2500, repeat_order_count: 2})]),
    ).toEqual([
      ['4', '100% more than the 7 days before'],
      ['$75.01', '50% more than the 7 days before'],
      ['$18.75', '25% less than the 7 days before'],
      ['75%', '25 points more than the 7 days before'],
    ]);
  });

  it('compares with nothing if there was no order before', () => {
    expect(figuresOf([bucket(8)]).map(([, change]) => change)).toEqual(Array(4).fill('No orders in the 7 days before'));
  });

  it('has no average and no rate without orders', () => {
    expect(figuresOf([bucket(1)])).toEqual([
      ['0', '100% less than the 7 days before'],
      ['$0.00', '100% less than the 7 days before'],
      ['—', null],
      ['—', null],
    ]);
  });

  it('leaves orders of another currency out of the average and says so', () => {
    const {figures, otherCurrency} = viewOf({buckets: [bucket(8, {order_count: 3, other_currency_count: 1})]});
    expect(figures[2]?.value).toBe('$25.01');
    expect(otherCurrency).toBe('1 order is in another currency than US dollars: counted, but not part of the revenue.');
  });

  it('draws and describes a bar for each day', () => {
    const [orders, revenue] = viewOf({
      buckets: [bucket(1), bucket(9, {order_count: 10, revenue_minor: 120_000})],
    }).charts;
    expect(orders?.bars).toHaveLength(7);
    expect(orders?.bars[0]).toEqual({label: 'Nov 17', value: '0', before: '2', height: 0, heightBefore: 20});
    expect(orders?.bars[1]).toMatchObject({label: 'Nov 18', value: '10', height: 100});
    expect(revenue).toMatchObject({
      title: 'Revenue per day',
      top: '$2,000.00',
      description: '$1,200.00 in all, $50.01 before. The most: $1,200.00, Nov 18.',
    });
  });

  it('describes a chart without orders', () => {
    expect(viewOf({}).charts.map(({description}) => description)).toEqual(Array(2).fill('No orders in this time.'));
  });

  it('lists bundles apart from other products', () => {
    const sold = (product: string, units: number) => ({
      product,
      title: product,
      units,
      units_before: 1,
      revenue_minor: 1,
    });
    const products = [sold(PACK.id, 3), sold(TRIO.id, 2), sold('gid://shopify/Product/3', 0)];
    const titlesOf = (list: readonly {readonly title: string}[] | null) => list?.map(({title}) => title) ?? null;
    const known = toSalesView({...NOTHING, products}, BUCKETS, '7d', [PACK, TRIO]);
    expect({products: titlesOf(known.products), bundles: titlesOf(known.bundles)}).toEqual({
      products: [PACK.id],
      bundles: [TRIO.id],
    });
    const unknown = toSalesView({...NOTHING, products}, BUCKETS, '7d', null);
    expect({products: titlesOf(unknown.products), bundles: titlesOf(unknown.bundles)}).toEqual({
      products: [PACK.id, TRIO.id],
      bundles: null,
    });
  });
});

const SOLD = {title: 'Palak Paneer', units_before: 0, revenue_minor: 0};

describe('toLowStock', () => {
  it('lists products below 10 units, the fewest first', () => {
    const stock = [{...PACK, units: 10}, PACK, {...PACK, title: 'Biryani', units: -2}, TRIO];
    expect(toLowStock(stock, [], '7d')?.map(({title, units}) => [title, units])).toEqual([
      ['Biryani', '-2'],
      ['Palak Paneer', '9'],
    ]);
  });

  it('says how long the stock lasts if it sells as in the chosen time', () => {
    const lasts = (units: number, sold: number, window: '24h' | '7d') =>
      toLowStock([{...PACK, units}], [{...SOLD, product: PACK.id, units: sold}], window)?.[0]?.lasts;
    expect([lasts(9, 21, '7d'), lasts(9, 63, '7d'), lasts(9, 9, '24h'), lasts(9, 10, '24h')]).toEqual([
      '3 days',
      '1 day',
      '1 day',
      'less than a day',
    ]);
    expect([lasts(9, 0, '7d'), lasts(0, 7, '7d')]).toEqual(['—', 'sold out']);
  });

  it('does not know the stock while Shopify is down', () => {
    expect(toLowStock(null, [], '7d')).toBeNull();
  });
});
