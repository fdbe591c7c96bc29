import {expect, it} from 'vitest';
import {checkedOf, checkScan, countChecked, isProductCode} from './check-scan';
import type {PickItem} from './pick-item';

const DAL: PickItem = {
  key: 'FT-1',
  title: 'Dal',
  variant: null,
  sku: 'FT-1',
  barcode: '0001',
  quantity: 2,
  bundles: [],
  isUnopened: false,
};
const PANEER: PickItem = {...DAL, key: 'FT-2', title: 'Paneer', sku: 'FT-2', barcode: null, quantity: 1};
const ITEMS = [DAL, PANEER];

it.each(['FT-1', 'ft-1', ' FT-1\t', '0001'])('finds a product by its SKU or barcode: %j', (code) => {
  expect(checkScan(ITEMS, {}, code)).toEqual({kind: 'found', key: 'FT-1'});
});

it.each(['FT-3', 'FT', '', 'constructor'])('finds no product for another code: %j', (code) => {
  expect(checkScan([...ITEMS, {...DAL, key: 'x', sku: '', barcode: null}], {}, code)).toEqual({
    kind: 'unknown-code',
    code,
  });
});

it('reports one more than belongs into the parcel', () => {
  expect(checkScan(ITEMS, {'FT-1': 1}, 'FT-1').kind).toBe('found');
  expect(checkScan(ITEMS, {'FT-1': 2}, 'ft-1')).toEqual({kind: 'surplus', code: 'ft-1', title: 'Dal', quantity: 2});
});

it('counts the next product with the same barcode once the first is complete', () => {
  const twins = [PANEER, {...PANEER, key: 'other', sku: 'FT-9', barcode: 'FT-2'}];
  expect(checkScan(twins, {'FT-2': 1}, 'FT-2')).toEqual({kind: 'found', key: 'other'});
});

it('shows how many products are checked, and never more than there are', () => {
  expect(countChecked(ITEMS, {})).toEqual({checked: 0, total: 3});
  expect(countChecked(ITEMS, {'FT-1': 1, 'FT-2': 5, gone: 4})).toEqual({checked: 2, total: 3});
  expect(checkedOf({...DAL, key: 'toString'}, {})).toBe(0);
});

it.each([
  ['ft-1', true, 'the SKU of an item'],
  [' 0001 ', true, 'the barcode of an item'],
  ['4006381333931', true, 'an EAN-13 of another product'],
  ['036000291452', true, 'a UPC-A of another product'],
  ['4006381333932', false, 'digits with another check digit'],
  ['1Z999AA10123456784', false, 'a number of UPS'],
  ['986578788855', false, 'a number of FedEx, as long as a UPC-A'],
  ['B-7', false, 'a number of another carrier'],
  ['', false, 'nothing'],
])('tells a tracking number from the code of a product: %j', (typed, isProduct) => {
  expect(isProductCode(ITEMS, typed, false)).toBe(isProduct);
});

it('believes staff who have chosen a carrier, except for the items of the parcel', () => {
  expect(isProductCode(ITEMS, '4006381333931', true)).toBe(false);
  expect(isProductCode(ITEMS, 'FT-1', true)).toBe(true);
});
