import {describe, expect, it} from 'vitest';
import {createMemoryLimit} from './memory-limit';

const LIMIT = {max: 3, windowMs: 60_000};

function withClock(maxKeys?: number) {
  let nowMs = 1_000_000;
  const limit = createMemoryLimit(maxKeys, () => nowMs);
  return {
    consume: (key: string) => limit.consume(key, LIMIT).isAllowed,
    refusal: (key: string) => limit.consume(key, LIMIT),
    refund: (key: string) => limit.refund(key),
    pass: (ms: number) => void (nowMs += ms),
  };
}

describe('a limit in memory', () => {
  it('rejects attempts above the limit until the window has passed, and returns how long that is', () => {
    const {consume, refusal, pass} = withClock();
    expect({first: consume('a'), second: consume('a'), third: consume('a'), fourth: consume('a')}).toEqual({
      first: true,
      second: true,
      third: true,
      fourth: false,
    });
    pass(20_000);
    expect(refusal('a')).toEqual({isAllowed: false, retryAfterSeconds: 40});
    pass(40_000);
    expect(consume('a')).toBe(true);
  });

  it('counts each key separately, and does not count attempts that were taken back', () => {
    const {consume, refund} = withClock();
    for (let at = 0; at < 3; at += 1) consume('a');
    expect(consume('b')).toBe(true);
    refund('a');
    expect({first: consume('a'), second: consume('a')}).toEqual({first: true, second: false});
  });

  it('stores a bounded number of keys', () => {
    const {consume} = withClock(2);
    for (let at = 0; at < 4; at += 1) consume('a');
    consume('b');
    consume('c');
    expect(consume('a')).toBe(true);
  });
});
