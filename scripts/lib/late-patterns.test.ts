import {compileFunction} from 'node:vm';
import {expect, it} from 'vitest';
import {createPatternsLate} from './late-patterns';

const MODULE = String.raw`const words = (text) => text.match(/[\p{L}'"\\]+/gu) ?? [];
const digits = /\d+/;
const isName = (text) => /^[\p{L} ]+$/u.test(text) && !digits.test(text);
return {words, isName};`;

/** What the module exports. */
interface Exports {
  words(text: string): readonly string[];
  isName(text: string): boolean;
}

const toModule = (body: string) => body.replace('return', 'export default');
const evaluate = (code: string) => compileFunction(code.replace('export default', 'return'))() as Exports;

it('expressions with classes of characters are created late and match as before', () => {
  const late = createPatternsLate(toModule(MODULE)) ?? '';
  expect(late).not.toContain(String.raw`/[\p{L}`);
  expect(late).toContain(String.raw`/\d+/`);
  expect(late.split('\n')).toHaveLength(MODULE.split('\n').length);
  const text = String.raw`Señor "Paneer\" 2`;
  expect(evaluate(late).words(text)).toEqual(evaluate(toModule(MODULE)).words(text));
  expect(evaluate(late).words(text)).toEqual(['Señor', String.raw`"Paneer\"`]);
  expect([evaluate(late).isName('Dal Tadka'), evaluate(late).isName('Dal 2')]).toEqual([true, false]);
});

it('a module without such expressions stays, also if a text looks like one', () => {
  expect(createPatternsLate('export const digits = /\\d+/;')).toBeNull();
  expect(createPatternsLate('export const text = "/\\\\p{L}/u";')).toBeNull();
});
