import {describe, expect, it} from 'vitest';
import {createLocalLimit} from './memory-limit';

const LIMIT = {attempts: 3, seconds: 60};

function withClock(maxKeys?: number) {
  let nowMs = 1_000_000;
  const limit = createLocalLimit(maxKeys, () => nowMs);
  return {
    take: (key: string) => limit.take(key, LIMIT).isAllowed,
    refusal: (key: string) => limit.take(key, LIMIT),
    giveBack: (key: string) => limit.giveBack(key),
    pass: (ms: number) => void (nowMs += ms),
  };
}

describe('a local limit', () => {
  it('rejects attempts above the limit until the window has passed, and returns how long that is', () => {
    const {take, refusal, pass} = withClock();
    expect({first: take('a'), second: take('a'), third: take('a'), fourth: take('a')}).toEqual({
      first: true,
      second: true,
      third: true,
      fourth: false,
    });
    pass(20_000);
    expect(refusal('a')).toEqual({isAllowed: false, retryAfterSeconds: 40});
    pass(40_000);
    expect(take('a')).toBe(true);
  });

  it('counts each key separately, and does not count attempts that were taken back', () => {
    const {take, giveBack} = withClock();
    for (let at = 0; at < 3; at += 1) take('a');
    expect(take('b')).toBe(true);
    giveBack('a');
    expect({first: take('a'), second: take('a')}).toEqual({first: true, second: false});
  });

  it('stores a bounded number of keys', () => {
    const {take} = withClock(2);
    for (let at = 0; at < 4; at += 1) take('a');
    take('b');
    take('c');
    expect(take('a')).toBe(true);
  });
});
