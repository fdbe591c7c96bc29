import {describe, expect, it} from 'vitest';
import type {KnownLot} from '../packing-view';
import type {PickItem} from './pick-item';
import {addLot, placeLot, scannedLot} from './place-lot';

const item = (title: string): PickItem => ({
  key: title,
  title,
  variant: null,
  sku: `FT-${title}`,
  barcode: null,
  quantity: 1,
  bundles: [],
  isUnopened: false,
});
const DAL = item('Dal');
const PALAK = item('Palak Paneer');
const LOTS: readonly KnownLot[] = [
  {number: 'PPN-2620', driedOn: '2026-05-12', dish: 'Palak Paneer'},
  {number: 'DAL-2619', driedOn: '2026-05-06', dish: 'Dal'},
];

describe('a scan during packing', () => {
  it('is a lot if it is the address of one, also of an unknown one, or the number of a known one', () => {
    expect(scannedLot(LOTS, 'https://shop.example/lots/NEW-1')).toBe('NEW-1');
    expect(scannedLot(LOTS, 'ppn-2620')).toBe('PPN-2620');
  });

  it.each(['FT-Dal', '0012345678905', 'NEW-1', 'https://carrier.example/track/1'])('is no lot if it is %s', (code) => {
    expect(scannedLot(LOTS, code)).toBeNull();
  });
});

describe('a scanned lot', () => {
  it('belongs to its dish, whatever was scanned before', () => {
    expect(placeLot([DAL, PALAK], LOTS, 'PPN-2620', DAL)).toBe(PALAK);
  });

  it('belongs to the product that was scanned before it if the shop does not know the lot', () => {
    expect(placeLot([DAL, PALAK], LOTS, 'NEW-1', DAL)).toBe(DAL);
    expect(placeLot([DAL, PALAK], LOTS, 'NEW-1', null)).toBeNull();
  });

  it('belongs nowhere if its dish is not in the parcel', () => {
    expect(placeLot([PALAK], LOTS, 'DAL-2619', PALAK)).toBeNull();
  });

  it('is added to other lots of its dish once', () => {
    expect(addLot(undefined, 'PPN-2620')).toBe('PPN-2620');
    expect(addLot('PPN-2620', 'PPN-2615')).toBe('PPN-2620, PPN-2615');
    expect(addLot('PPN-2620, PPN-2615', 'PPN-2620')).toBe('PPN-2620, PPN-2615');
  });
});
