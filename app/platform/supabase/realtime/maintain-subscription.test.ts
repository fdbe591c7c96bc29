import {describe, expect, test, vi} from 'vitest';
import {maintainSubscription} from './maintain-subscription';
import type {SubscriptionOptions} from './subscription-options';
import type {RealtimeToken} from './realtime-token';

const tokenOf = (name: string): RealtimeToken => ({
  token: name,
  expiresAtMs: 0,
  url: 'https://backend.example',
  key: 'key',
  topic: 'user:ada',
});

type Attempt = 'no response' | 'denied' | 'opens' | 'fails';

/** Runs the attempts in order: the outcome of fetching a token and subscribing with it each time. */
async function run(attempts: readonly Attempt[]) {
  const controller = new AbortController();
  const states: string[] = [];
  const [tokens, delaysMs]: [string[], number[]] = [[], []];
  let index = -1;
  const fetchToken = async () => {
    index += 1;
    const attempt = attempts[index];
    if (attempt === undefined) controller.abort();
    if (attempt === 'no response') throw new TypeError('Failed to fetch');
    return attempt === 'denied' ? null : tokenOf(`token ${index}`);
  };
  const options: SubscriptionOptions = {
    fetchToken,
    onMessage: vi.fn(),
    onStateChange: (state) => states.push(state),
    signal: controller.signal,
  };
  await maintainSubscription(options, {
    async subscribe({token, onOpen}) {
      tokens.push(token.token);
      if (attempts[index] === 'opens') onOpen();
    },
    waitForRetry: async (ms) => void delaysMs.push(ms),
    random: () => 0,
  });
  return {states, tokens, delaysMs};
}

describe('maintainSubscription', () => {
  test('fetches a new token before each subscription', async () => {
    expect((await run(['opens', 'opens', 'fails'])).tokens).toEqual(['token 0', 'token 1', 'token 2']);
  });

  test('reports when the connection opens and pauses', async () => {
    expect((await run(['opens', 'fails', 'opens'])).states).toEqual(['open', 'paused', 'paused', 'open', 'paused']);
  });

  test('waits longer after each failure and resets the delay once the connection opens', async () => {
    const {delaysMs} = await run(['fails', 'no response', 'fails', 'no response', 'fails', 'opens', 'fails']);
    expect(delaysMs).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 1_000, 2_000]);
  });

  test('retries while the storefront does not respond and never subscribes without a token', async () => {
    const {tokens, states} = await run(['no response', 'no response', 'opens']);
    expect(tokens).toEqual(['token 2']);
    expect(states).toEqual(['paused', 'paused', 'open', 'paused']);
  });

  test('ends when no token is issued any more', async () => {
    const {tokens, delaysMs} = await run(['opens', 'denied']);
    expect({tokens, delaysMs}).toEqual({tokens: ['token 0'], delaysMs: [1_000]});
  });
});
