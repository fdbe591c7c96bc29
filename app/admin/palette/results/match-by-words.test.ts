import {describe, expect, it} from 'vitest';
import {matchByWords} from './match-by-words';

const ITEMS = [
  {title: 'Orders on hold'},
  {title: 'Pack the order', shortcut: 'P'},
  {title: 'Products', keywords: 'stock prices'},
  {title: 'Orders', keywords: 'queue desk'},
  {title: 'Menú del día'},
];
const found = (text: string) => matchByWords(text, ITEMS).map(({title}) => title);

describe('matchByWords', () => {
  it.each([
    ['order', ['Orders on hold', 'Orders', 'Pack the order']],
    ['hold or', ['Orders on hold']],
    ['  DEsk ', ['Orders']],
    ['dia', ['Menú del día']],
    ['rder', []],
    ['orders stock', []],
  ])('finds by the beginnings of words: %s', (text, titles) => expect(found(text)).toEqual(titles));

  it('lists what the typed key does first', () => expect(found('p')).toEqual(['Pack the order', 'Products']));

  it('finds everything by an empty text, and nothing by other characters', () => {
    expect(found(' ')).toHaveLength(ITEMS.length);
    expect(found('<>')).toEqual([]);
  });
});
