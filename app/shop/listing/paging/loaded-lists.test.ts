import {describe, expect, it} from 'vitest';
import {readAppendsTo} from '~/shop/catalog/pending/appending-state';
import {createLoadedLists} from './loaded-lists';
import {addedText, PRODUCT_NOUNS} from './paging-copy';

describe('the memory of loaded lists', () => {
  it('returns a list by the key of its location', () => {
    const lists = createLoadedLists();
    const list = {};
    lists.set('a', list);
    expect(lists.get('a')).toBe(list);
    expect(lists.get('b')).toBeUndefined();
    expect(lists.get(null)).toBeUndefined();
  });

  it('forgets the list that was shown longest ago', () => {
    const lists = createLoadedLists();
    for (let number = 0; number < 20; number++) lists.set(String(number), {});
    lists.set('0', {});
    lists.set('new', {});
    expect(lists.get('0')).toBeDefined();
    expect(lists.get('1')).toBeUndefined();
    expect(lists.get('new')).toBeDefined();
  });
});

describe('readAppendsTo', () => {
  it('returns the key of the location before', () => expect(readAppendsTo({appendsTo: 'a'})).toBe('a'));

  it.each([null, undefined, 'paging', {}])('returns null for other state: %j', (state) =>
    expect(readAppendsTo(state)).toBeNull(),
  );
});

describe('addedText', () => {
  it('says how many were added and are shown', () => {
    expect(addedText(0, 12, PRODUCT_NOUNS)).toBe('');
    expect(addedText(1, 13, PRODUCT_NOUNS)).toBe('1 more product, 13 in the list');
    expect(addedText(12, 24, PRODUCT_NOUNS)).toBe('12 more products, 24 in the list');
  });
});
