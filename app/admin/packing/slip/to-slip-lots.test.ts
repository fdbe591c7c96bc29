import {expect, it} from 'vitest';
import type {KnownLot} from '../packing-view';
import {toSlipLots} from './to-slip-lots.server';

const CONFIG = {PUBLIC_ORIGIN: 'https://shop.example'};
const KNOWN: readonly KnownLot[] = [
  {number: 'PPN-2620', driedOn: '2026-05-12', dish: 'Palak Paneer'},
  {number: 'DAL-2619', driedOn: '2026-05-06', dish: 'Dal'},
  {number: 'PPN-2615', driedOn: '2026-04-08', dish: 'Palak Paneer'},
];

it('names the newest lot of each dish before anything is packed, with the address that its QR code has', () => {
  const lots = toSlipLots([], KNOWN, CONFIG);
  expect(lots.map(({dish, number, address}) => [dish, number, address])).toEqual([
    ['Palak Paneer', 'PPN-2620', 'shop.example/lots/ppn-2620'],
    ['Dal', 'DAL-2619', 'shop.example/lots/dal-2619'],
  ]);
  expect(new Set(lots.map(({qrCode}) => qrCode)).size).toBe(2);
});

it('names the lots that were packed, also if the shop does not know them', () => {
  expect(toSlipLots([{dish: 'Dal', lot: 'NEW-1'}], KNOWN, CONFIG)).toMatchObject([{dish: 'Dal', number: 'NEW-1'}]);
});

it('names none of a dish without a lot', () => {
  expect(toSlipLots([], [], CONFIG)).toEqual([]);
});
