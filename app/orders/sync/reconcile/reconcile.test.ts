import {expect, test, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import type {Admin} from '~/platform/shopify/admin.server';
import {reconcile} from './reconcile.server';

const CHANGED = ['1', '2', '3'];
const HELD = ['3'];

vi.mock('~/platform/shopify/admin.server', () => ({createAdmin: () => admin}));

/** The orders in the order in which they are read. */
const read: string[] = [];

const admin: Admin = {
  budget: () => null,
  async query(document, variables, schema) {
    const {query, id} = variables as {readonly query?: string | null; readonly id?: string};
    if (document.includes('query ChangedOrders')) {
      const ids = query?.includes('on_hold') ? HELD : CHANGED;
      const nodes = ids.map((each) => ({id: each, updatedAt: '2026-11-20T12:00:00Z'}));
      return schema.parse({orders: {nodes, pageInfo: {hasNextPage: false}}});
    }
    if (document.includes('query OrderSnapshot')) read.push(id ?? '');
    if (document.includes('query AccessScopes')) return schema.parse({currentAppInstallation: {accessScopes: []}});
    return schema.parse({order: null, nodes: []});
  },
};

/** Runs a reconciliation. @param watermark up to when earlier ones compared; null before the first */
async function runAfter(watermark: string | null): Promise<readonly string[]> {
  read.length = 0;
  const call = async (name: string) => {
    if (name === 'find_order_watermark') return watermark;
    return name === 'next_orders_to_scan' ? [] : null;
  };
  await reconcile({backend: {call}, report: vi.fn(), config: {}} as unknown as AppContext);
  return read;
}

test('the first reconciliation reads the orders on hold before all others', async () => {
  expect(await runAfter(null)).toEqual([...HELD, ...CHANGED]);
});

test('later reconciliations read only what has changed', async () => {
  expect(await runAfter('2026-11-20T11:00:00Z')).toEqual(CHANGED);
});
