import {expect, it} from 'vitest';
import {isEasyToGuess} from './easy-passwords.server';

it.each([
  'password',
  'Password1!',
  'P@ssw0rd2024',
  '1qwertyuiop',
  'iloveyou99',
  '12345678',
  '87654321',
  'abcdefgh',
  'asdfghjkl',
  '20261121',
  'abcabcabc',
  'aaaaaaaaaa',
  'FusionTiffin1',
  'hopper1906',
])('%s is easy to guess', (password) => {
  expect(isEasyToGuess(password, ['Grace Hopper', 'grace@example.com'])).toBe(true);
});

it.each(['a copper lunchbox', 'k7#mPq2v', 'tiffin-lunch-42', 'correct horse', 'lunch 🍛 box', 'पनीर मसाला चाय'])(
  '%s is not',
  (password) => {
    expect(isEasyToGuess(password, ['Grace Hopper', 'grace@example.com'])).toBe(false);
  },
);
