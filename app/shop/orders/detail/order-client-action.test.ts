import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {ShopEvent} from '~/ui/announce';
import {createOrderClientAction} from './order-client-action';
import {toOrderActionResult} from '~/orders/commands/order-action-result';

const ADDED = {
  product: 'palak-paneer',
  title: 'Palak Paneer',
  productId: 'gid://shopify/Product/2',
  variantId: 'gid://shopify/ProductVariant/2',
  valueMinor: 799,
  count: 1,
  isNewCart: true,
};
const SHORTFALL = {tone: 'warning', title: 'We no longer sell Old Favourite'} as const;

describe('the client action of the order page', () => {
  const announced: ShopEvent[] = [];
  beforeEach(() => {
    announced.length = 0;
    const page = Object.assign(new EventTarget(), {documentElement: {dataset: {}}});
    page.addEventListener('shop:event', (event) => void announced.push((event as CustomEvent<ShopEvent>).detail));
    vi.stubGlobal('document', page);
  });
  afterEach(() => void vi.unstubAllGlobals());
  const handleOther = vi.fn(() => Promise.resolve('handled'));
  const submit = (intent: string, serverAction: () => Promise<unknown>) => {
    const request = new Request('https://shop.example/order/1', {method: 'POST', body: new URLSearchParams({intent})});
    return createOrderClientAction(handleOther)({request, serverAction, params: {}} as never);
  };
  const run = (result: Parameters<typeof toOrderActionResult>[0]) =>
    submit('buy-again', () => Promise.resolve(toOrderActionResult(result)));

  it('announces each product that was added, and opens the cart', async () => {
    const response = await run({intent: 'buy-again', added: [ADDED, {...ADDED, product: 'dal-makhani'}]});
    expect(response).toBeInstanceOf(Response);
    expect((response as Response).headers.get('Location')).toBe('/cart');
    expect(announced).toMatchObject([
      {name: 'add_to_cart', facts: {product: 'palak-paneer'}},
      {name: 'add_to_cart', facts: {product: 'dal-makhani'}},
    ]);
  });

  it('stays on the page to show what could not be added', async () => {
    const result = {intent: 'buy-again', added: [ADDED], shortfalls: [SHORTFALL]} as const;
    expect(await run(result)).toMatchObject({shortfalls: [SHORTFALL]});
    expect(announced).toHaveLength(1);
  });

  it('stays on the page after a failure', async () => {
    const failed = {intent: 'buy-again', failure: {tone: 'error', title: 'Not now'}} as const;
    expect(await run(failed)).toEqual(toOrderActionResult(failed));
    expect(announced).toEqual([]);
  });

  it('leaves other forms to their own handler', async () => {
    expect(await submit('fulfill', vi.fn())).toBe('handled');
  });

  it('rethrows a redirect for the router', async () => {
    const redirect = new Response(null, {status: 302});
    await expect(submit('buy-again', () => Promise.reject(redirect))).rejects.toBe(redirect);
  });
});
