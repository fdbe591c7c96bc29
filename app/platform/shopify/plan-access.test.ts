import {describe, expect, it, vi} from 'vitest';
import {CART_LINE_PLANS_FRAGMENT} from './cart-plans.gql';
import {createPlanSender} from './plan-access.server';

const READ = `query Cart { cart { lines { nodes { ...CartLinePlans } } } } ${CART_LINE_PLANS_FRAGMENT}`;
const CHANGE = READ.replace('query Cart', 'mutation CartChange');
const DENIED = {
  errors: [{path: ['cart', 'lines', 'nodes', 0, 'sellingPlanAllocation'], extensions: {code: 'ACCESS_DENIED'}}],
};

/** A store that denies plans or not. @param domain of its own for each test, because what it denies is remembered */
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
  it('is sent at once as a read, without asking what the store allows', async () => {
    const {send, sent, reads} = store('open.example', false);
    expect(await send(READ)).toEqual({errors: undefined});
    expect({sent: sent(), reads: reads()}).toEqual({sent: [true], reads: 0});
  });

  it('is read again without plans if the store denies them, which is remembered for five minutes', async () => {
    const {send, sent, wait} = store('denying.example', true);
    expect(await send(READ)).toEqual({errors: undefined});
    await send(READ);
    wait(300_001);
    await send(READ);
    expect(sent()).toEqual([true, false, false, true, false]);
  });

  it.each([
    ['with plans', false],
    ['without plans', true],
  ])('is sent once as a change, %s, as another read decides', async (_how, isDenying) => {
    const {send, sent, reads} = store(`change-${String(isDenying)}.example`, isDenying);
    await send(CHANGE);
    await send(CHANGE);
    expect({sent: sent(), reads: reads()}).toEqual({sent: [!isDenying, !isDenying], reads: 1});
  });

  it('is sent as it is if it has no plans', async () => {
    const {send, sent, reads} = store('plain.example', true);
    await send('query Cart { cart { id } }');
    expect({sent: sent(), reads: reads()}).toEqual({sent: [false], reads: 0});
  });
});
