import {describe, expect, it} from 'vitest';
import type {CartLineRecord} from '../state';
import {fitToStock} from './fit-to-stock';

const line = (id: string, variantNumber: number, quantity: number): CartLineRecord => ({
  id,
  variantNumber,
  quantity,
  attributes: [],
});

const quantities = (fit: {lines: readonly CartLineRecord[]}) => fit.lines.map(({quantity}) => quantity);

describe('lines cut to the units on hand', () => {
  it('keeps what can be delivered as it is', () => {
    const fit = fitToStock([line('a', 1, 2), line('b', 2, 1)], {1: 2, 2: 9});
    expect(quantities(fit)).toEqual([2, 1]);
    expect(fit.shortIds.size).toBe(0);
  });

  it('cuts a line to the last units and names it', () => {
    const fit = fitToStock([line('a', 1, 10)], {1: 3});
    expect(quantities(fit)).toEqual([3]);
    expect([...fit.shortIds]).toEqual(['a']);
  });

  it('keeps a sold-out line at quantity 0, which is not the same as being cut', () => {
    const fit = fitToStock([line('a', 1, 2), line('b', 2, 1)], {1: 0});
    expect(quantities(fit)).toEqual([0, 0]);
    expect(fit.shortIds.size).toBe(0);
  });

  it('shares the units of a variant between its lines, first come first served', () => {
    expect(quantities(fitToStock([line('a', 1, 3), line('b', 1, 3)], {1: 5}))).toEqual([3, 2]);
  });

  it('serves whom it is told to serve first, and leaves the order as it was', () => {
    const fit = fitToStock([line('a', 1, 3), line('b', 1, 4)], {1: 5}, ({id}) => (id === 'b' ? 0 : 1));
    expect(quantities(fit)).toEqual([1, 4]);
    expect([...fit.shortIds]).toEqual(['a']);
  });
});
