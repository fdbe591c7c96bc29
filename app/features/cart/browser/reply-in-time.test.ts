import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {emptyCartView} from '../model/cart-view';
import {replyInTime} from './reply-in-time';

const answer = {cart: emptyCartView('Your basket'), problems: []};
const NO_ANSWER = {cart: null, problems: [{kind: 'unreachable'}]};

describe('the reply to a change', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is what the server says', async () => {
    expect(await replyInTime({serverAction: () => Promise.resolve(answer)})).toBe(answer);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is a problem when the connection fails, a new one each time', async () => {
    const fails = {serverAction: () => Promise.reject(new TypeError('Failed to fetch'))};
    const [one, other] = [await replyInTime(fails), await replyInTime(fails)];
    expect(one).toEqual(NO_ANSWER);
    expect(one).not.toBe(other);
  });

  it('is a problem when nothing comes back', async () => {
    const reply = replyInTime({serverAction: () => new Promise(() => undefined)});
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await reply).toEqual(NO_ANSWER);
  });

  it('leaves a redirect to the router', async () => {
    const redirect = new Response(null, {status: 302});
    await expect(replyInTime({serverAction: () => Promise.reject(redirect)})).rejects.toBe(redirect);
  });
});
