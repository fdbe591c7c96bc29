import {describe, expect, it, vi} from 'vitest';
import {CART_LINE_PLANS_FRAGMENT} from './cart-plans.gql';
import {createPlanSender} from './plan-access.server';

const READ = `query Cart { cart { lines { nodes { ...CartLinePlans } } } } ${CART_LINE_PLANS_FRAGMENT}`;
const CHANGE = READ.replace('query Cart', 'mutation CartChange');
const DENIED = {
  errors: [{path: ['cart', 'lines', 'nodes', 0, 'sellingPlanAllocation'], extensions: {code: 'ACCESS_DENIED'}}],
};

/** Creates a store that may deny access to plans. @param domain differs for each test, because denials are remembered */
function store(domain: string, isDenying: boolean) {
  const query = vi.fn(async () => ({products: {nodes: [isDenying ? {} : {sellingPlanGroups: {nodes: []}}]}}));
  const send = vi.fn(async (document: string) =>
    isDenying && document.includes('sellingPlanAllocation') ? DENIED : {errors: undefined},
  );
  let nowMs = 0;
  const sendByAccess = createPlanSender({query}, () => nowMs);
  return {
    send: (document: string) => sendByAccess(domain, document, send),
    sent: () => send.mock.calls.map(([document]) => document.includes('sellingPlanAllocation')),
    reads: () => query.mock.calls.length,
    wait: (ms: number) => (nowMs += ms),
  };
}

describe('a document about a cart', () => {
  it('is sent at once if it is a query, without checking access first', async () => {
    const {send, sent, reads} = store('open.example', false);
    expect(await send(READ)).toEqual({errors: undefined});
    expect({sent: sent(), reads: reads()}).toEqual({sent: [true], reads: 0});
  });

  it('is sent again without plans if the store denies them, and the denial is remembered for five minutes', async () => {
    const {send, sent, wait} = store('denying.example', true);
    expect(await send(READ)).toEqual({errors: undefined});
    await send(READ);
    wait(300_001);
    await send(READ);
    expect(sent()).toEqual([true, false, false, true, false]);
  });

  it.each([
    ['with plans if a query shows access', false],
    ['without plans if a query shows none', true],
  ])('is sent once if it is a mutation, %s', async (_how, isDenying) => {
    const {send, sent, reads} = store(`change-${String(isDenying)}.example`, isDenying);
    await send(CHANGE);
    await send(CHANGE);
    expect({sent: sent(), reads: reads()}).toEqual({sent: [!isDenying, !isDenying], reads: 1});
  });

  it('is sent unchanged if it has no plan fields', async () => {
    const {send, sent, reads} = store('plain.example', true);
    await send('query Cart { cart { id } }');
    expect({sent: sent(), reads: reads()}).toEqual({sent: [false], reads: 0});
  });
});
