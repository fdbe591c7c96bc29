import {beforeEach, describe, expect, it, vi} from 'vitest';
import {fail, succeed} from '~/core/result';
import {findHasSubscriptions} from './load-subscriptions.server';
import {createSubscriptionClient} from './subscription-client.server';

vi.mock('./subscription-client.server');

const hasAny = vi.fn<() => Promise<unknown>>();
const report = vi.fn();

const find = (accountToken: unknown = {}) =>
  findHasSubscriptions({context: {report} as never}, {claims: {accountToken}} as never);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(createSubscriptionClient).mockReturnValue({hasAny} as never);
});

describe('findHasSubscriptions', () => {
  it.each([true, false])('returns %s if Shopify says so', async (value) => {
    hasAny.mockResolvedValue(succeed(value));
    expect(await find()).toBe(value);
  });

  it('asks nothing for a session that cannot open the Customer Account API', async () => {
    expect(await find(null)).toBe(false);
    expect(hasAny).not.toHaveBeenCalled();
  });

  it('reports an unexpected response, and lets the account open without the link', async () => {
    const error = new Error('customer account: unexpected response');
    hasAny.mockRejectedValue(error);
    expect(await find()).toBe(false);
    expect(report).toHaveBeenCalledWith(error);
  });

  it('asks no more for a while once the store denied access', async () => {
    hasAny.mockResolvedValue(fail({kind: 'denied'}));
    expect([await find(), await find()]).toEqual([false, false]);
    expect(hasAny).toHaveBeenCalledOnce();
  });
});
