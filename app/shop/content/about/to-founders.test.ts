import {describe, expect, it} from 'vitest';
import {toFounders} from './to-founders';

const text = (value: string | null) => (value === null ? null : {value});
const entry = (handle: string, change: object = {}) => ({
  handle,
  name: text('Ada'),
  role: text('Recipes'),
  shortText: text('Cooks.'),
  longText: text('One.\n\nTwo.'),
  position: text('2'),
  portrait: {reference: {image: {url: 'https://cdn.example/ada.png', altText: 'Ada', width: 1200, height: 1200}}},
  ...change,
});

describe('toFounders', () => {
  it('sorts by position, with those without one at the end', () => {
    const entries = [entry('c', {position: null}), entry('b'), entry('a', {position: text('1')})];
    expect(toFounders(entries).map(({handle}) => handle)).toEqual(['a', 'b', 'c']);
  });

  it('splits the long text into paragraphs', () => {
    expect(toFounders([entry('a')])[0]?.longText).toEqual(['One.', 'Two.']);
  });

  it.each(['name', 'role', 'shortText'])('leaves out an entry whose %s is missing or blank', (field) => {
    expect(toFounders([entry('a', {[field]: null}), entry('b', {[field]: text(' ')})])).toEqual([]);
  });

  it.each([
    ['no portrait', null],
    ['a file that does not exist', {reference: null}],
    ['a file that is no picture', {reference: {}}],
    ['a picture that is still being processed', {reference: {image: null}}],
  ])('shows an entry with %s without one', (_what, portrait) => {
    expect(toFounders([entry('a', {portrait, longText: null})])).toMatchObject([{portrait: null, longText: []}]);
  });
});
