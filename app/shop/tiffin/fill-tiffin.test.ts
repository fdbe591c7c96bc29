import {describe, expect, it} from 'vitest';
import {fillTiffin, toChosen} from './fill-tiffin';
import {boxFixture, dishFixture, tiffinFixture} from './tiffin-fixtures';

const TRIO = ['tikka', 'palak', 'pepper'];

describe('fillTiffin', () => {
  it('takes the offer of three packs off three dishes', () => {
    expect(fillTiffin(TRIO, tiffinFixture())).toMatchObject({
      isFull: true,
      price: '$21.99',
      priceBefore: '$23.97',
      saving: '$1.98',
      servings: 6,
      missingForShipping: '$3.01',
    });
  });

  it('promises no saving for fewer dishes, and none that the shop does not give', () => {
    expect(fillTiffin(['tikka', 'palak'], tiffinFixture())).toMatchObject({
      isFull: false,
      price: '$15.98',
      saving: null,
    });
    expect(fillTiffin(TRIO, tiffinFixture({offers: []}))).toMatchObject({
      price: '$23.97',
      priceBefore: null,
      saving: null,
    });
  });

  it('has the mildest and the hottest level in the order of the packs, and a level of the merchant last', () => {
    const dishes = [
      dishFixture('tikka', {heat: 'Hot'}),
      dishFixture('palak', {heat: 'Mild'}),
      dishFixture('pepper', {heat: 'Volcanic'}),
    ];
    expect(fillTiffin(TRIO, tiffinFixture({dishes})).heats).toEqual(['Mild', 'Volcanic']);
    expect(fillTiffin(['tikka', 'palak'], tiffinFixture({dishes})).heats).toEqual(['Mild', 'Hot']);
    expect(fillTiffin(['palak'], tiffinFixture({dishes})).heats).toEqual(['Mild']);
  });

  it('misses nothing for free shipping from the amount of the shop', () => {
    expect(fillTiffin(TRIO, tiffinFixture({freeShippingMinor: 2199})).missingForShipping).toBeNull();
    expect(fillTiffin(TRIO, tiffinFixture({freeShippingMinor: 2200})).missingForShipping).toBe('$0.01');
  });

  it('offers a box of exactly these dishes only if it costs less', () => {
    const withBox = (dishes: readonly string[], priceMinor: number) =>
      fillTiffin(TRIO, tiffinFixture({boxes: [boxFixture(dishes, priceMinor)]})).cheaperBox;
    expect(withBox(['pepper', 'tikka', 'palak'], 1999)?.title).toBe('Box');
    expect(withBox(['pepper', 'tikka', 'palak'], 2199)).toBeNull();
    expect(withBox(['pepper', 'tikka', 'biryani'], 1999)).toBeNull();
  });
});

describe('toChosen', () => {
  it('keeps the first three dishes that can be bought, each once', () => {
    const dishes = [...tiffinFixture().dishes, dishFixture('gone', {isAvailable: false})];
    expect(toChosen(['gone', 'unknown', 'palak', 'palak', 'tikka', 'pepper', 'biryani'], {dishes})).toEqual([
      'palak',
      'tikka',
      'pepper',
    ]);
  });
});
