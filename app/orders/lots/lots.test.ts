import {describe, expect, it} from 'vitest';
import {parseLotAddress, parseLotNumber} from './lot-number';
import {LOT_DISH, LOTS, parseLots, parsePackedLots} from './packed-lots';

describe('a number of a lot', () => {
  it('is read in any case, without outer spaces', () => {
    expect(parseLotNumber(' ppn-2620 ')).toBe('PPN-2620');
  });

  it.each(['', '-', 'PPN 2620', 'PPN-', '<b>', '../x', 'é', 'A'.repeat(33)])('is not %j', (text) => {
    expect(parseLotNumber(text)).toBeNull();
  });
});

describe('the address in the QR code of a lot', () => {
  it.each([
    'https://shop.example/lots/PPN-2620',
    'HTTP://SHOP.EXAMPLE/LOTS/PPN-2620',
    'https://shop.example/lots/ppn-2620/?qr',
  ])('is %s', (text) => {
    expect(parseLotAddress(text)).toBe('PPN-2620');
  });

  it.each([
    'PPN-2620',
    'https://shop.example/lots/',
    'https://shop.example/lots/a/b',
    'https://carrier.example/track?n=/lots/1',
  ])('is not %s', (text) => {
    expect(parseLotAddress(text)).toBeNull();
  });
});

it('reads several lots of a dish, each once, and leaves out what is none', () => {
  expect(parseLots('ppn-2620, https://shop.example/lots/PPN-2615 PPN-2620 ???')).toEqual(['PPN-2620', 'PPN-2615']);
  expect(parseLots(' ')).toEqual([]);
});

it('reads the lots of each dish of a form, of which any may be empty', () => {
  const form = new FormData();
  for (const [dish, lots] of [
    ['Dal', ''],
    ['Palak Paneer', 'PPN-2620'],
    ['', 'PPN-2615'],
  ] as const) {
    form.append(LOT_DISH, dish);
    form.append(LOTS, lots);
  }
  expect(parsePackedLots(form)).toEqual([{dish: 'Palak Paneer', lot: 'PPN-2620'}]);
});
