import {describe, expect, it} from 'vitest';
import {splitName, toDisplayName} from './person-name';

describe('splitName', () => {
  it.each([
    ['Grace Hopper', 'Grace', 'Hopper'],
    ['  Grace   Brewster Hopper ', 'Grace', 'Brewster Hopper'],
    ['Grace', 'Grace', ''],
    ['李 小龙', '李', '小龙'],
    ['', '', ''],
  ])('splits %j at its first space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({firstName, lastName});
  });
});

describe('toDisplayName', () => {
  it.each([
    [{firstName: 'Ada', lastName: 'Byron'}, 'ada@example.com', 'Ada Byron'],
    [{firstName: ' ', lastName: 'Byron'}, 'ada@example.com', 'Byron'],
    [{firstName: null, lastName: null}, 'ada@example.com', 'ada'],
    [{}, '@example.com', 'User'],
    [{}, null, 'User'],
  ])('turns %j with the address %s into %s', (name, email, expected) => {
    expect(toDisplayName(name, email)).toBe(expected);
  });
});
