import {describe, expect, it} from 'vitest';
import {getEntryById, getEntryByKey, type CatalogEntry} from './product-lookup';

const entry = (id: string, title: string, more: Partial<CatalogEntry> = {}): CatalogEntry => ({
  id,
  title,
  handle: title.toLowerCase().replaceAll(' ', '-'),
  secondName: null,
  isBundle: id.startsWith('b'),
  variantId: `4400${id}`,
  ...more,
});

const TIKKA = entry('1', 'Chicken Tikka Masala');
const PALAK = entry('2', 'Palak Paneer', {variantId: 'ABC2'});
const SAMPLER = entry('b1', 'Ultimate Desi Sampler');
const TRIO = entry('b2', 'Desi Comfort Trio', {secondName: 'Country Classics Bundle'});
const SPICY = entry('b4', 'Spicy Delights');
const UNPREFIXED = entry('77', 'House Box', {isBundle: true});
const CATALOG = [SAMPLER, TRIO, SPICY, UNPREFIXED, TIKKA, PALAK];

describe('getEntryById', () => {
  it('returns no product for an empty id', () => {
    expect(getEntryById(CATALOG, '')).toBeNull();
  });

  it("matches an id beginning with 'b' to the bundle of that id", () => {
    expect(getEntryById(CATALOG, 'b1')).toBe(SAMPLER);
  });

  it("matches an id beginning with 'b' to a bundle with the 'b' stripped", () => {
    expect(getEntryById(CATALOG, 'b77')).toBe(UNPREFIXED);
  });

  it("never matches an id beginning with 'b' to a single product", () => {
    expect(getEntryById([TIKKA, PALAK], 'b1')).toBeNull();
  });

  it('prefers a single product over the bundle of the same number', () => {
    expect(getEntryById(CATALOG, '1')).toBe(TIKKA);
  });

  it("falls back to the bundle named 'b' + id", () => {
    expect(getEntryById(CATALOG, '4')).toBe(SPICY);
  });

  it('falls back to an id or variant id in another letter case', () => {
    expect(getEntryById(CATALOG, 'B1')).toBe(SAMPLER);
    expect(getEntryById(CATALOG, 'abc2')).toBe(PALAK);
    expect(getEntryById(CATALOG, '44001')).toBe(TIKKA);
  });

  it('returns no product for an unknown id', () => {
    expect(getEntryById(CATALOG, '999')).toBeNull();
  });
});

describe('getEntryByKey', () => {
  it.each([
    ['palak-paneer', PALAK],
    ['Palak-Paneer', PALAK],
    ['Palak Paneer', PALAK],
    ['country-classics-bundle', TRIO],
    ['b2', TRIO],
    ['2', PALAK],
    ['44001', TIKKA],
  ])('finds %j', (key, found) => {
    expect(getEntryByKey(CATALOG, key)).toBe(found);
  });

  it('finds an item whose handle is not the slug of its title', () => {
    const renamed = entry('9', 'New Name', {handle: 'old-name'});
    expect(getEntryByKey([renamed], 'old-name')).toBe(renamed);
    expect(getEntryByKey([renamed], 'new-name')).toBe(renamed);
  });

  it.each(['', '-', '!', 'no-such-dish'])('returns no product for %j', (key) => {
    expect(getEntryByKey(CATALOG, key)).toBeNull();
  });
});
