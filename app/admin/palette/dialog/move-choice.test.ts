import {expect, it} from 'vitest';
import {moveChoice} from './move-choice';

const IDS = ['a', 'b', 'c'];

it.each([
  ['ArrowDown', null, 'a'],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'a'],
  ['ArrowDown', 'gone', 'a'],
  ['ArrowUp', null, 'c'],
  ['ArrowUp', 'a', 'c'],
  ['ArrowUp', 'c', 'b'],
  ['ArrowUp', 'gone', 'c'],
  ['Home', 'b', undefined],
  ['x', 'b', undefined],
])('on %s moves from %s to %s', (key, chosen, next) => expect(moveChoice(key, chosen, IDS)).toBe(next));

it('chooses nothing without options', () => expect(moveChoice('ArrowDown', null, [])).toBeUndefined());
