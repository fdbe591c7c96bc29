import {expect, it} from 'vitest';
import {toPhone} from './to-phone';

it.each([
  ['', ''],
  ['(718) 555-0100', '+17185550100'],
  ['1-718-555-0100', '+17185550100'],
  ['+44 20 7946 0000', '+442079460000'],
  ['555-0100', null],
  ['call me', null],
  ['+', null],
  ['٧١٨٥٥٥٠١٠٠', null],
  ['0'.repeat(32), null],
])('%j becomes %j', (typed, expected) => {
  expect(toPhone(typed)).toBe(expected);
});
