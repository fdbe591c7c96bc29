import {describe, expect, it} from 'vitest';
import type {HomeSectionFragment} from '../../../storefrontapi.generated';
import {packFixture, sectionFixture} from './home-fixtures';
import {toHomeSections} from './to-home-sections';

const NO_ENTRIES = {sections: [], packs: []};
/** Shopify returns an empty object for what is not published or of another type. */
const UNPUBLISHED = {} as never;
const HANDLES = ['story', 'pack', 'origins', 'sampler', 'tiffin', 'press'] as const;

const sectionOf = (handle: (typeof HANDLES)[number], changes: Partial<HomeSectionFragment> = {}) =>
  toHomeSections({...NO_ENTRIES, sections: [sectionFixture(handle, changes)]})[handle];

describe('toHomeSections', () => {
  it.each(HANDLES)('shows the complete section %s with paragraphs that are not blank', (handle) => {
    expect(sectionOf(handle)).toMatchObject({heading: 'A heading', paragraphs: ['First', 'Second']});
  });

  it.each(HANDLES)('omits the section %s without a heading', (handle) => {
    expect(sectionOf(handle, {heading: {value: '  '}})).toBeNull();
    expect(sectionOf(handle, {heading: null})).toBeNull();
  });

  it.each([
    ['story', {picture: null}],
    ['story', {picture: {reference: UNPUBLISHED}}],
    ['story', {text: null}],
    ['pack', {picture: {reference: null}}],
    ['pack', {items: {value: '[" "]'}}],
    ['origins', {items: {value: 'not a list'}}],
    ['origins', {items: {value: '["Kerala", ": pepper"]'}}],
    ['press', {items: null}],
    ['press', {items: {value: '[" : nobody"]'}}],
    ['sampler', {product: {reference: UNPUBLISHED}}],
    ['sampler', {product: null}],
  ] as const)('omits the section %s if it has only %o', (handle, changes) => {
    expect(sectionOf(handle, changes)).toBeNull();
  });

  it('splits an origin at its first colon and skips lines without one', () => {
    const items = {value: JSON.stringify(['Kerala : pepper: black', 'no place'])};
    expect(sectionOf('origins', {items})).toMatchObject({origins: [{place: 'Kerala', spices: 'pepper: black'}]});
  });

  it('splits a line about the press into a name and its words, which may be missing', () => {
    const items = {value: JSON.stringify(['Food Weekly: “Dinner: solved.”', 'Sofi Award 2026'])};
    expect(sectionOf('press', {items})).toMatchObject({
      items: [
        {name: 'Food Weekly', text: '“Dinner: solved.”'},
        {name: 'Sofi Award 2026', text: ''},
      ],
    });
  });

  it('has no section in a shop without entries and products', () => {
    expect(Object.values(toHomeSections(NO_ENTRIES))).toEqual([null, null, null, null, null, null, null]);
  });
});

describe('the heat ladder', () => {
  const packs = [packFixture('Pepper', 'Hot'), packFixture('Tikka', 'Mild'), packFixture('Odd', 'Volcanic')];

  it('has a rung per level in the order of the packs’ dots, with built-in words without an entry', () => {
    const ladder = toHomeSections({...NO_ENTRIES, packs}).heat;
    expect(ladder?.rungs.map(({heat, path}) => [heat, path])).toEqual([
      ['Mild', '/products?heat=mild'],
      ['Hot', '/products?heat=hot'],
    ]);
    expect(ladder?.heading).toBe('How hot do you like it?');
  });

  it('is omitted if all packs have the same level or none', () => {
    expect(toHomeSections({...NO_ENTRIES, packs: packs.slice(0, 1)}).heat).toBeNull();
    expect(toHomeSections({...NO_ENTRIES, packs: [packFixture('Dal', null)]}).heat).toBeNull();
  });
});
