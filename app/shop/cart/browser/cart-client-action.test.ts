import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {emptyCartView} from '../model/cart-view';
import {cartClientAction} from './cart-client-action';

const reply = {cart: emptyCartView('Your basket'), problems: []};
const UNREACHABLE = {cart: null, problems: [{kind: 'unreachable'}]};

describe('cartClientAction', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('returns the reply of the server', async () => {
    expect(await cartClientAction({serverAction: () => Promise.resolve(reply)})).toBe(reply);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns a new problem each time the connection fails', async () => {
    const fails = {serverAction: () => Promise.reject(new TypeError('Failed to fetch'))};
    const [one, other] = [await cartClientAction(fails), await cartClientAction(fails)];
    expect(one).toEqual(UNREACHABLE);
    expect(one).not.toBe(other);
  });

  it('returns a problem when the server does not respond in time', async () => {
    const pending = cartClientAction({serverAction: () => new Promise(() => undefined)});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await pending).toEqual(UNREACHABLE);
  });

  it('rethrows a redirect for the router', async () => {
    const redirect = new Response(null, {status: 302});
    await expect(cartClientAction({serverAction: () => Promise.reject(redirect)})).rejects.toBe(redirect);
  });
});
