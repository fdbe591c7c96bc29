import {describe, expect, it} from 'vitest';
import {toStatCards} from './to-stat-cards';

const HEALTHY = {overall: 'ok', supabase: 'connected', shopifyStorefront: 'connected'} as const;
const DEGRADED = {overall: 'degraded', supabase: 'disconnected', shopifyStorefront: 'connected'} as const;

describe('toStatCards', () => {
  it('shows each total with its notes', () => {
    const cards = toStatCards({
      orders: {all: 1234, pending: 56, failedPayments: 0},
      customers: {count: 150, isExact: true},
      products: {count: 10_000, isExact: false},
      health: HEALTHY,
    });
    expect(cards.map(({title, value, notes}) => [title, value, notes])).toEqual([
      ['Total Orders', '1,234', ['56 pending']],
      ['Total Customers', '150', []],
      ['Total Products', '10,000+', []],
      ['System Health', 'Operational', ['Shopify connected', 'Database connected']],
    ]);
  });

  it('names failed payments if there are any', () => {
    const orders = {all: 3, pending: 1, failedPayments: 2};
    const [card] = toStatCards({orders, customers: null, products: null, health: HEALTHY});
    expect(card?.notes).toEqual(['1 pending', '2 with a failed payment']);
  });

  it('shows a dash instead of a number for each unknown total', () => {
    const cards = toStatCards({orders: null, customers: null, products: null, health: DEGRADED});
    expect(cards.map(({value}) => value)).toEqual(['—', '—', '—', 'Issues Detected']);
    expect(cards.at(-1)).toMatchObject({tone: 'bad', notes: ['Shopify connected', 'Database not responding']});
  });
});
