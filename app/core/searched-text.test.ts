import {expect, it} from 'vitest';
import {toSearchedText} from './searched-text';

it.each([
  ['  #1042 ', '#1042'],
  ['Ada\u0000\n Byron', 'Ada Byron'],
  [' \t\u00a0 ', ''],
  ['"; drop table orders', '"; drop table orders'],
  [null, ''],
])('converts %j to %j', (typed, searched) => expect(toSearchedText(typed, 60)).toBe(searched));

it('cuts off a long text, and never in the middle of a character', () => {
  expect(toSearchedText('a'.repeat(500), 60)).toBe('a'.repeat(60));
  expect(toSearchedText('🥘'.repeat(100), 60)).toBe('🥘'.repeat(60));
  expect(toSearchedText(`${'a'.repeat(59)} b`, 60)).toBe('a'.repeat(59));
});
