import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const TIKKA = '44000000000001';
const PALAK = '44000000000002';
const RESTORE = {cartFormInput: JSON.stringify({action: 'CustomRestore', inputs: {}})};
const BUTTON = 'Restore your earlier basket';
const EARLIER = '__Host-earlier-cart';

/** A visitor without scripts whose cart a link has replaced. */
async function followLink() {
  const visitor = createVisitor(stack.origin);
  await visitor.post(`/cart/${TIKKA}:2?note=For+Mum&discount=SUMMER10`, {});
  await visitor.post(`/cart/${PALAK}`, {});
  const page = async () => (await visitor.get('/cart')).text();
  return {...visitor, page};
}

describe('the cart that a cart link replaced', () => {
  it('comes back with its lines, note and codes, in a new cart', async () => {
    const visitor = await followLink();
    const replaced = visitor.cookies.get(EARLIER);
    expect(replaced).toBeTruthy();
    expect(await visitor.page()).toContain(BUTTON);
    expect((await visitor.post('/cart', RESTORE)).status).toBe(303);
    const page = await visitor.page();
    expect(page).toContain('Quantity of Chicken Tikka Masala');
    expect(page).toContain('For Mum');
    expect(page).toContain('Remove promo code SUMMER10');
    expect(page).not.toContain('Quantity of Palak Paneer');
    expect(visitor.cookies.get('__Host-cart')).not.toBe(replaced);
  });

  it('gives its place to the cart of the link, which comes back in the same way', async () => {
    const visitor = await followLink();
    await visitor.post('/cart', RESTORE);
    await visitor.post('/cart', RESTORE);
    expect(await visitor.page()).toContain('Quantity of Palak Paneer');
  });

  it('is kept if the link is followed twice', async () => {
    const visitor = await followLink();
    await visitor.post(`/cart/${PALAK}`, {});
    await visitor.post('/cart', RESTORE);
    expect(await visitor.page()).toContain('Quantity of Chicken Tikka Masala');
  });

  it('is not offered after a link that was followed without a cart', async () => {
    const visitor = createVisitor(stack.origin);
    await visitor.post(`/cart/${PALAK}`, {});
    expect(await (await visitor.get('/cart')).text()).not.toContain(BUTTON);
    const reply = await visitor.post('/cart', RESTORE);
    expect(reply.status).toBe(409);
    expect(await reply.text()).toContain('Your earlier cart is gone');
  });
});
