import {commonWords} from './common-words.server';

/** The letters that digits and marks replace. */
const SUBSTITUTES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'mnbvcxzlkjhgfdsapoiuytrewq',
];
/** A letter or two before or behind a number. */
const NUMBER = /^(?:[a-z]{0,2}\d+|\d+[a-z]{1,2})$/;
const SHORTEST_OWN_WORD = 4;
const LONGEST_REPEATED = 4;

/**
 * Returns whether guessing programs try a password early: common words with digits or marks around them, keyboard runs,
 * repetitions, the person's own name or address.
 * @param own the person's name and email address
 */
export function isWeakPassword(password: string, own: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2 || isRepetition(lower) || NUMBER.test(lower)) return true;
  if (RUNS.some((run) => run.includes(lower))) return true;
  const plain = trimMarks(lower).replaceAll(/[0134570@$!]/g, (mark) => SUBSTITUTES[mark] ?? mark);
  const words = [lettersOf(lower), lettersOf(plain)];
  const ownWords = own
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter(({length}) => length >= SHORTEST_OWN_WORD);
  // A password without letters has few enough variants to be guessed.
  return words.some((word) => word === '' || commonWords().has(word) || ownWords.includes(word));
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]+/gu, '');

/** Removes the year or mark that people add at either end. */
const trimMarks = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** `abcabcabc` is no better than `abc`. */
const isRepetition = (text: string) => (text + text).indexOf(text, 1) <= LONGEST_REPEATED;
