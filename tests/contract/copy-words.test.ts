import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** What the specification words in its own way, by the word that is otherwise not used. */
const TO_THE_LETTER: Readonly<Record<string, readonly string[]>> = {
  cart: ['Your basket', 'Restore your earlier basket'],
  cancelled: ['Fulfillment order cancelled successfully'],
  ranges: ['15-20 min'],
};

const modules = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((path) => /-copy\.ts$|-notices\.ts$|-labels\.ts$|-status\.ts$/.test(path))
  .map((path) => ({path, texts: textsOf(readFileSync(`app/${path}`, 'utf8'))}));

/** Returns the string literals of a module that are sentences or labels, not keys, paths or class names. */
function textsOf(source: string): readonly string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import .*$/gm, '');
  const literals = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)];
  return literals.map((match) => match.slice(1).find(Boolean) ?? '').filter((text) => /[A-Z]| /.test(text));
}

const findTexts = (word: RegExp, letters: readonly string[] = []) =>
  modules.flatMap(({path, texts}) =>
    texts
      .filter((text) => word.test(letters.reduce((rest, letter) => rest.replaceAll(letter, ''), text)))
      .map((text) => `${path}: ${text}`),
  );

describe('the texts of the app', () => {
  it('are read from every copy module', () => {
    expect(modules.length).toBeGreaterThan(80);
    expect(modules.flatMap(({texts}) => texts).length).toBeGreaterThan(1_000);
  });

  it('finds a word in a text of a module, and none in its comments and imports', () => {
    const source = `import {x} from './The basket';\n/** A basket. */\nexport const COPY = {a: 'In the basket', b: \`A \${x} basket\`};`;
    expect(textsOf(source)).toEqual(['In the basket', 'A ${x} basket']);
  });

  it('say cart, except where the specification has another word', () => {
    expect(findTexts(/basket/i, TO_THE_LETTER.cart)).toEqual([]);
  });

  it('spell canceled with one L, except where the specification has two', () => {
    expect(findTexts(/cancelled|cancelling/i, TO_THE_LETTER.cancelled)).toEqual([]);
  });

  it('have one word for bestsellers', () => {
    expect(findTexts(/best[ -]sell/i)).toEqual([]);
  });

  it('set fractions and ranges as printers do', () => {
    expect(findTexts(/(?<![\w/])[1-7]\/[2348](?![\w/])/)).toEqual([]);
    expect(findTexts(/(?<![\w-])\d{1,3}-\d{1,3}(?![\w-])/, TO_THE_LETTER.ranges)).toEqual([]);
  });
});
