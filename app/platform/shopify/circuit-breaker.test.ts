import {describe, expect, it} from 'vitest';
import {createCircuitBreaker} from './circuit-breaker';

const withClock = () => {
  let nowMs = 1_000_000;
  const breaker = createCircuitBreaker(
    () => nowMs,
    () => 0,
  );
  return {
    breaker,
    pass: (ms: number) => void (nowMs += ms),
    fail: (times: number) => Array.from({length: times}, () => breaker.settle(false)),
  };
};

describe('the breaker', () => {
  it('opens after five failures in a row', () => {
    const {breaker, fail} = withClock();
    fail(4);
    expect(breaker.allows()).toBe(true);
    fail(1);
    expect(breaker.allows()).toBe(false);
  });

  it('opens when half of twenty calls within ten seconds failed', () => {
    const {breaker} = withClock();
    for (let call = 0; call < 20; call += 1) breaker.settle(call % 2 === 0);
    expect(breaker.allows()).toBe(false);
  });

  it('forgets calls older than ten seconds', () => {
    const {breaker, pass} = withClock();
    for (let call = 0; call < 19; call += 1) breaker.settle(call % 2 === 0);
    pass(10_001);
    breaker.settle(false);
    expect(breaker.allows()).toBe(true);
  });

  it('lets one probe through after the pause, and closes when it succeeds', () => {
    const {breaker, fail, pass} = withClock();
    fail(5);
    pass(5_000);
    expect(breaker.allows()).toBe(true);
    expect(breaker.allows()).toBe(false);
    breaker.settle(true);
    expect(breaker.allows()).toBe(true);
  });

  it('stays open when the probe fails', () => {
    const {breaker, fail, pass} = withClock();
    fail(5);
    pass(5_000);
    breaker.allows();
    breaker.settle(false);
    expect(breaker.allows()).toBe(false);
    pass(5_000);
    expect(breaker.allows()).toBe(true);
  });
});
