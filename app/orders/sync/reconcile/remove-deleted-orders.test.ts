import {describe, expect, it} from 'vitest';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {Backend} from '~/platform/supabase/backend.server';
import {removeDeletedOrders} from './remove-deleted-orders.server';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const [EXISTING, DELETED] = ['gid://shopify/Order/1', 'gid://shopify/Order/2'];

/** Checks stored orders, of which Shopify has the first, and returns the result with the database calls. */
async function run({
  scopes = [] as readonly string[],
  adminFailure = null as Error | null,
  stored = [EXISTING, DELETED],
} = {}) {
  const calls: unknown[] = [];
  const backend = {
    async call(name: string, args: unknown) {
      calls.push([name, args]);
      return name === 'next_orders_to_scan' ? stored : 'recorded';
    },
  } as unknown as Backend;
  const admin: Admin = {
    budget: () => null,
    async query(document, _variables, schema) {
      if (document.includes('accessScopes'))
        return schema.parse({currentAppInstallation: {accessScopes: scopes.map((handle) => ({handle}))}});
      if (adminFailure) throw adminFailure;
      return schema.parse({nodes: stored.map((id) => (id === EXISTING ? {id, customer: null} : null))});
    },
  };
  const removed = await removeDeletedOrders(backend, admin, NOW).catch((error: unknown) => error);
  return {removed, calls};
}

describe('removeDeletedOrders', () => {
  it('removes only the orders that Shopify no longer has', async () => {
    const {removed, calls} = await run({scopes: ['read_orders', 'read_all_orders']});
    expect(removed).toBe(1);
    expect(calls).toEqual([
      ['next_orders_to_scan', {p_count: 100}],
      ['mark_order_deleted', {p_delivery: null, p_order: {shopify_order_id: DELETED, at: '2026-11-21T12:00:00.000Z'}}],
    ]);
  });

  it('checks only recent orders without the scope read_all_orders, since Shopify hides older ones', async () => {
    const {calls} = await run({scopes: ['read_orders']});
    expect(calls[0]).toEqual(['next_orders_to_scan', {p_count: 100, p_placed_after: '2026-09-23T12:00:00.000Z'}]);
  });

  it('removes no orders while the Admin API is unavailable', async () => {
    const {removed, calls} = await run({adminFailure: new UpstreamError('timeout', 'admin')});
    expect(removed).toBeInstanceOf(UpstreamError);
    expect(calls).toHaveLength(1);
  });

  it('removes no orders if Shopify knows none of them', async () => {
    const stored = Array.from({length: 10}, (_, index) => `gid://shopify/Order/${index + 10}`);
    const {removed, calls} = await run({scopes: ['read_all_orders'], stored});
    expect(removed).toBeInstanceOf(Error);
    expect(calls).toHaveLength(1);
  });
});
