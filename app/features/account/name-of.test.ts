import {describe, expect, it} from 'vitest';
import {displayNameOf} from './name-of';

describe('what a person is called', () => {
  it.each([
    [{firstName: 'Ada', lastName: 'Byron'}, 'ada@example.com', 'Ada Byron'],
    [{firstName: ' ', lastName: 'Byron'}, 'ada@example.com', 'Byron'],
    [{firstName: null, lastName: null}, 'ada@example.com', 'ada'],
    [{}, '@example.com', 'User'],
    [{}, null, 'User'],
  ])('%j with the address %s: %s', (name, email, expected) => {
    expect(displayNameOf(name, email)).toBe(expected);
  });
});
