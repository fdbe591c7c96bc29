import {expect, it} from 'vitest';
import {firstSentence} from './first-sentence';

it.each([
  ['Spinach, and plenty of it. The leaves are young.', 'Spinach, and plenty of it.'],
  ['Ready in 2.5 minutes! Really.', 'Ready in 2.5 minutes!'],
  ['Two lines\nin one. And more.', 'Two lines\nin one.'],
  [' A line without an end ', 'A line without an end'],
  ['', ''],
])('returns the first sentence of %j', (text, expected) => {
  expect(firstSentence(text)).toBe(expected);
});
