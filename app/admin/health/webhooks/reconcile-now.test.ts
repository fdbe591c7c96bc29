import {afterEach, expect, it, vi} from 'vitest';
import type {AppContext} from '~/platform/context.server';
import {testConfig} from '~/platform/test-config';
import {reconcileNow} from './reconcile-now.server';

afterEach(() => vi.unstubAllGlobals());

/** Runs a reconciliation of a store, with a database that admits it. */
function run(settings: Parameters<typeof testConfig>[0]) {
  const responses: Readonly<Record<string, unknown>> = {
    consume_rate_limit: [{allowed: true}],
    claim_staff_action: [{outcome: 'claimed', audit_id: 1}],
  };
  const backend = {call: (name: string) => Promise.resolve(responses[name] ?? null)};
  const context = {config: testConfig(settings), backend, report: vi.fn(), reference: 'r'};
  return reconcileNow(context as unknown as AppContext, {actorId: 'gita', key: 'form'});
}

it('names the missing token of the Admin API', async () => {
  expect(await run({})).toEqual({ok: false, error: {kind: 'no-token'}});
});

it('does not call a missing access scope an outage', async () => {
  const denied = {data: null, errors: [{message: 'Denied', path: ['orders'], extensions: {code: 'ACCESS_DENIED'}}]};
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(denied)));
  expect(await run({PRIVATE_ADMIN_API_TOKEN: 'shpat_test'})).toEqual({ok: false, error: {kind: 'no-scope'}});
});
