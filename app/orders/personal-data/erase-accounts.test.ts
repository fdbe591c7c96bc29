import {afterEach, describe, expect, it, vi} from 'vitest';
import {testConfig} from '~/platform/test-config';
import {requestShopErasures} from './erase-accounts.server';

const ID = 'gid://shopify/Customer/1';
const CONFIG = testConfig({PRIVATE_ADMIN_API_TOKEN: 'token'});

/** Runs the only erasure that is due, with a payload of Shopify, and returns the calls of the database after the claim. */
async function erase(payload: object | null) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({data: {customerRequestDataErasure: payload}}),
  );
  const calls: unknown[] = [];
  const call = async (name: string, args: object) => {
    if (name === 'claim_jobs') return [{id: '1', key: ID, lease: 'lease', details: {}}];
    calls.push([name, args]);
    return null;
  };
  await requestShopErasures({config: CONFIG, backend: {call}, report: () => undefined});
  return calls;
}

afterEach(() => vi.restoreAllMocks());

describe('the erasure of a customer at Shopify', () => {
  it.each([
    ['accepted', [], {}],
    ['accepted if Shopify has no such customer', [{code: 'DOES_NOT_EXIST', message: 'Not found'}], {}],
    ['refused', [{code: 'FAILED_TO_REQUEST', message: 'Not now'}], {p_refusal: 'Not now'}],
  ])('is recorded as %s', async (_as, userErrors, recorded) => {
    const [record, done] = await erase({customerId: null, userErrors});
    expect(record).toEqual(['record_shop_erasure', {p_customer_id: ID, ...recorded}]);
    expect(done).toMatchObject(['complete_job', {p_lease: 'lease'}]);
  });

  it('is tried again if Shopify returns no payload', async () => {
    expect(await erase(null)).toEqual([['fail_job', expect.objectContaining({p_lease: 'lease'})]]);
  });
});
