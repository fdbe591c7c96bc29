import {expect, it} from 'vitest';
import {createPatternsLate} from './late-patterns';

const MODULE = String.raw`export const words = (text) => text.match(/[\p{L}'"\\]+/gu) ?? [];
const digits = /\d+/;
export const isName = (text) => /^[\p{L} ]+$/u.test(text) && !digits.test(text);`;

/** What the module exports. */
interface Exports {
  words(text: string): readonly string[];
  isName(text: string): boolean;
}

const load = async (code: string): Promise<Exports> =>
  (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Exports;

it.each(['as written', 'as changed'])('the expressions of a module match the same, %s', async (form) => {
  const {words, isName} = await load(form === 'as written' ? MODULE : (createPatternsLate(MODULE) ?? ''));
  expect(words(String.raw`Señor "Paneer\" 2`)).toEqual(['Señor', String.raw`"Paneer\"`]);
  expect(isName('Dal Tadka')).toBe(true);
  expect(isName('Dal 2')).toBe(false);
});

it('only expressions with classes of characters are created late, and lines keep their numbers', () => {
  const late = createPatternsLate(MODULE) ?? '';
  expect(late).not.toContain(String.raw`/[\p{L}`);
  expect(late).not.toContain(String.raw`/^[\p{L}`);
  expect(late).toContain(String.raw`/\d+/`);
  expect(late.split('\n')).toHaveLength(MODULE.split('\n').length);
});

it('a module without such expressions stays, also if a text looks like one', () => {
  expect(createPatternsLate('export const digits = /\\d+/;')).toBeNull();
  expect(createPatternsLate('export const text = "/\\\\p{L}/u";')).toBeNull();
});
