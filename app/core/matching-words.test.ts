import {expect, it} from 'vitest';
import {matchesWords} from './matching-words';

it.each([
  ['How long do packs keep?', 'pack keep', true],
  ['How long do packs keep?', 'KEEP', true],
  ['How long do packs keep?', 'long shelf', false],
  ['Rückgabe', 'rück', true],
  ['How long do packs keep?', '', false],
  ['How long do packs keep?', '?!', false],
])('matches %j with %j: %s', (text, searched, isMatch) => expect(matchesWords(text, searched)).toBe(isMatch));
