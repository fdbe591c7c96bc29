import {describe, expect, it} from 'vitest';
import {createCircuitBreaker, type Permit} from './circuit-breaker';

const OPEN_MS = 3_000;
const PROBE_MS = 1_000;

function withClock(random = 0) {
  let nowMs = 1_000_000;
  const waiting: {readonly atMs: number; readonly wake: () => void}[] = [];
  const breaker = createCircuitBreaker({
    now: () => nowMs,
    random: () => random,
    pause: (ms) => new Promise((resolve) => void waiting.push({atMs: nowMs + ms, wake: resolve})),
  });
  const settleAll = async (outcomes: readonly boolean[]) => {
    const permits = await Promise.all(outcomes.map(() => breaker.admit()));
    outcomes.forEach((succeeded, at) => permits[at]?.settle(succeeded));
  };
  return {
    admit: () => breaker.admit(),
    isOpen: async () => (await breaker.admit()) === null,
    settleAll,
    fail: (times: number) => settleAll(Array<boolean>(times).fill(false)),
    pass(ms: number) {
      nowMs += ms;
      for (const {atMs, wake} of waiting) if (atMs <= nowMs) wake();
    },
  };
}

const required = (permit: Permit | null): Permit => {
  if (!permit) throw new Error('no call was admitted');
  return permit;
};

describe('a closed breaker', () => {
  it('opens after five failures in a row', async () => {
    const {isOpen, fail} = withClock();
    await fail(4);
    expect(await isOpen()).toBe(false);
    await fail(1);
    expect(await isOpen()).toBe(true);
  });

  it('opens when half of twenty calls within ten seconds failed', async () => {
    const {isOpen, settleAll} = withClock();
    await settleAll(Array.from({length: 20}, (_, call) => call % 2 === 0));
    expect(await isOpen()).toBe(true);
  });

  it('forgets calls older than ten seconds', async () => {
    const {isOpen, settleAll, fail, pass} = withClock();
    await settleAll(Array.from({length: 19}, (_, call) => call % 2 === 0));
    pass(10_001);
    await fail(1);
    expect(await isOpen()).toBe(false);
  });
});

describe('an open breaker', () => {
  it('lets one probe through after the pause, and closes when it succeeds', async () => {
    const {admit, isOpen, fail, pass} = withClock();
    await fail(5);
    pass(OPEN_MS);
    const probe = required(await admit());
    const second = admit();
    probe.settle(true);
    expect(await second).not.toBeNull();
    expect(await isOpen()).toBe(false);
  });

  it('stays open when the probe fails, for the calls that waited for it too', async () => {
    const {admit, isOpen, fail, pass} = withClock();
    await fail(5);
    pass(OPEN_MS);
    const probe = required(await admit());
    const waiting = [admit(), admit()];
    probe.settle(false);
    expect(await Promise.all(waiting)).toEqual([null, null]);
    pass(OPEN_MS - 1);
    expect(await isOpen()).toBe(true);
    pass(1);
    expect(await isOpen()).toBe(false);
  });

  it('admits all calls of a page within 5 s of the recovery of the upstream, whatever the jitter', async () => {
    const {admit, fail, pass} = withClock(0.999);
    await fail(5);
    pass(5_000 - PROBE_MS);
    const page = [admit(), admit(), admit(), admit()];
    required((await page[0]) ?? null).settle(true);
    expect(await Promise.all(page)).not.toContain(null);
  });

  it('sends another probe where one has not ended within a second', async () => {
    const {admit, isOpen, fail, pass} = withClock();
    await fail(5);
    pass(OPEN_MS);
    const lost = required(await admit());
    const [second, third] = [admit(), admit()];
    pass(PROBE_MS);
    const probe = required(await second);
    expect(await third).toBeNull();
    probe.settle(true);
    lost.settle(false);
    expect(await isOpen()).toBe(false);
  });

  it('closes when a probe succeeds although an earlier one has failed in the meantime', async () => {
    const {admit, isOpen, fail, pass} = withClock();
    await fail(5);
    pass(OPEN_MS);
    const first = required(await admit());
    pass(PROBE_MS);
    const second = required(await admit());
    first.settle(false);
    second.settle(true);
    expect(await isOpen()).toBe(false);
  });

  it('is not opened again by failures of calls from before it closed', async () => {
    const {admit, isOpen, fail, pass} = withClock();
    const slow = await Promise.all(Array.from({length: 20}, () => admit()));
    await fail(5);
    pass(OPEN_MS);
    const probe = required(await admit());
    slow.slice(0, 10).forEach((permit) => required(permit).settle(false));
    probe.settle(true);
    slow.slice(10).forEach((permit) => required(permit).settle(false));
    expect(await isOpen()).toBe(false);
  });
});
