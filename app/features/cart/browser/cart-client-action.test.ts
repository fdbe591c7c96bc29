import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {emptyCartView} from '../model/cart-view';
import {cartClientAction} from './cart-client-action';

const answer = {cart: emptyCartView('Your basket'), problems: []};
const NO_ANSWER = {cart: null, problems: [{kind: 'unreachable'}]};

describe('the reply to a change', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is what the server says', async () => {
    expect(await cartClientAction({serverAction: () => Promise.resolve(answer)})).toBe(answer);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is a problem when the connection fails, a new one each time', async () => {
    const fails = {serverAction: () => Promise.reject(new TypeError('Failed to fetch'))};
    const [one, other] = [await cartClientAction(fails), await cartClientAction(fails)];
    expect(one).toEqual(NO_ANSWER);
    expect(one).not.toBe(other);
  });

  it('is a problem when nothing comes back', async () => {
    const reply = cartClientAction({serverAction: () => new Promise(() => undefined)});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reply).toEqual(NO_ANSWER);
  });

  it('leaves a redirect to the router', async () => {
    const redirect = new Response(null, {status: 302});
    await expect(cartClientAction({serverAction: () => Promise.reject(redirect)})).rejects.toBe(redirect);
  });
});
