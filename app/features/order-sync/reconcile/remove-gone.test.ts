import {describe, expect, it} from 'vitest';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {Backend} from '~/platform/supabase/backend.server';
import {removeGone} from './remove-gone.server';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const [KEPT, GONE] = ['gid://shopify/Order/1', 'gid://shopify/Order/2'];

/** Lets a run look two orders up in a shop that has one of them, and tells what the database was asked for. */
async function run({scopes = [] as readonly string[], shopSays = null as Error | null, mirrored = [KEPT, GONE]} = {}) {
  const calls: unknown[] = [];
  const backend = {
    async call(name: string, args: unknown) {
      calls.push([name, args]);
      return name === 'next_orders_to_look_up' ? mirrored : 'recorded';
    },
  } as unknown as Backend;
  const admin: Admin = {
    budget: () => null,
    async ask(document, _variables, schema) {
      if (document.includes('accessScopes'))
        return schema.parse({currentAppInstallation: {accessScopes: scopes.map((handle) => ({handle}))}});
      if (shopSays) throw shopSays;
      return schema.parse({nodes: mirrored.map((id) => (id === KEPT ? {id, customer: null} : null))});
    },
  };
  const removed = await removeGone(backend, admin, NOW).catch((error: unknown) => error);
  return {removed, calls};
}

describe('what the shop no longer has', () => {
  it('is taken away, and nothing else', async () => {
    const {removed, calls} = await run({scopes: ['read_orders', 'read_all_orders']});
    expect(removed).toBe(1);
    expect(calls).toEqual([
      ['next_orders_to_look_up', {p_count: 100}],
      ['remove_order', {p_delivery: null, p_order: {shopify_order_id: GONE, at: '2026-11-21T12:00:00.000Z'}}],
    ]);
  });

  it('is not mistaken for what the shop hides: without its leave no old order is looked up', async () => {
    const {calls} = await run({scopes: ['read_orders']});
    expect(calls[0]).toEqual(['next_orders_to_look_up', {p_count: 100, p_placed_after: '2026-09-23T12:00:00.000Z'}]);
  });

  it('is not known while the shop does not answer', async () => {
    const {removed, calls} = await run({shopSays: new UpstreamError('timeout', 'admin')});
    expect(removed).toBeInstanceOf(UpstreamError);
    expect(calls).toHaveLength(1);
  });

  it('is nothing when the shop knows none of many orders, since it is another shop then', async () => {
    const mirrored = Array.from({length: 10}, (_, at) => `gid://shopify/Order/${at + 10}`);
    const {removed, calls} = await run({scopes: ['read_all_orders'], mirrored});
    expect(removed).toBeInstanceOf(Error);
    expect(calls).toHaveLength(1);
  });
});
