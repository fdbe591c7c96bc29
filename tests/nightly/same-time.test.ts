import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../local/seed/people';
import {redirectOf} from '../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';
import {createVisitor, signInFields} from '../support/visitor';

const {ada, ben, chitra, elena} = SEED_PEOPLE;
const TRIALS = 5;
/** The least that one more lookup would add, in milliseconds, with this latency of Shopify. */
const SHOP_MS = 100;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({BUYER_IP_HEADER: 'oxygen-buyer-ip'})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const tryIt = (email: string, password: string, headers: Record<string, string>) =>
  createVisitor(stack.origin).post('/auth', signInFields(email, password), headers);
const from = (address: string) => ({'oxygen-buyer-ip': address});

describe('requesting a reset link', () => {
  it('takes the same time for a known, an unknown and a rate-limited address', async () => {
    const ask = (email: string, at: number) =>
      createVisitor(stack.origin).post('/account/recover', {email}, from(`198.51.100.${at}`));
    for (let at = 0; at < 10; at += 1) await ask(chitra.email, at);
    await stack.shop.fault({op: 'CustomerRecover', mode: 'delay', ms: SHOP_MS});
    await ask('warm@example.com', 20);
    const times: Record<string, number[]> = {};
    for (let trial = 0; trial < TRIALS; trial += 1) {
      for (const [kind, email] of Object.entries({
        known: ada.email,
        unknown: 'none@example.com',
        often: chitra.email,
      })) {
        const startMs = performance.now();
        const response = await ask(email, 30 + trial);
        (times[kind] ??= []).push(performance.now() - startMs);
        expect(redirectOf(response)).toEqual({status: 303, location: '/account/recover?sent'});
      }
    }
    // The minimum is compared, because other values depend on the load of the machine.
    const shortest = Object.values(times).map((list) => Math.min(...list));
    expect(Math.min(...shortest)).toBeGreaterThanOrEqual(SHOP_MS);
    expect(Math.max(...shortest) - Math.min(...shortest)).toBeLessThan(SHOP_MS / 2);
  });
});

describe('a wrong password, an unknown address, an inactive account and an account without a password', () => {
  const people = {wrong: ben.email, unknown: 'none@example.com', invited: chitra.email, codeOnly: elena.email};

  it('receive their response in the same time', async () => {
    const times: Record<string, number[]> = {};
    await stack.shop.fault({op: 'Customer*', mode: 'delay', ms: SHOP_MS});
    for (const at of [1, 2, 3]) await tryIt(`warm${at}@example.com`, 'wrong', from('192.0.2.1'));
    for (let trial = 0; trial < TRIALS; trial += 1) {
      for (const [kind, email] of Object.entries(people)) {
        const startMs = performance.now();
        const response = await tryIt(email, 'wrong', from(`198.51.${trial}.1`));
        (times[kind] ??= []).push(performance.now() - startMs);
        expect(response.status).toBe(400);
      }
    }
    // The minimum is compared, because other values depend on the load of the machine.
    const shortest = Object.values(times).map((list) => Math.min(...list));
    expect(Math.max(...shortest) - Math.min(...shortest)).toBeLessThan(SHOP_MS / 2);
  });
});
