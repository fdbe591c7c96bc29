import {describe, expect, it} from 'vitest';
import {selectByKey} from './select-by-key';

describe('selectByKey', () => {
  it.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, null],
    ['ArrowUp', null, 2],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, null],
    ['Home', 2, 0],
    ['End', 0, 2],
  ] as const)('on %s moves from %s of three to %s', (key, chosen, next) =>
    expect(selectByKey(key, chosen, 3)).toBe(next),
  );

  it('leaves Home and End to the field while no suggestion is selected', () => {
    expect(selectByKey('Home', null, 3)).toBeUndefined();
    expect(selectByKey('End', null, 3)).toBeUndefined();
  });

  it('leaves every other key to the field, and all of them without suggestions', () => {
    expect(selectByKey('a', 1, 3)).toBeUndefined();
    expect(selectByKey('Enter', 1, 3)).toBeUndefined();
    expect(selectByKey('ArrowDown', null, 0)).toBeUndefined();
  });
});
