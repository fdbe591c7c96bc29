import {describe, expect, it} from 'vitest';
import type {CartLineRecord} from '../state';
import {fitToStock} from './fit-to-stock';

const line = (id: string, variantNumber: number, quantity: number): CartLineRecord => ({
  id,
  variantNumber,
  quantity,
  attributes: [],
});

const unitsOf = (stock: Readonly<Record<number, number>>) => (variantNumber: number) => stock[variantNumber] ?? 0;

const quantities = (fit: {lines: readonly CartLineRecord[]}) => fit.lines.map(({quantity}) => quantity);

describe('fitToStock', () => {
  it('leaves deliverable lines unchanged', () => {
    const fit = fitToStock([line('a', 1, 2), line('b', 2, 1)], unitsOf({1: 2, 2: 9}));
    expect(quantities(fit)).toEqual([2, 1]);
    expect(fit.shortIds.size).toBe(0);
  });

  it('cuts a line to the last units in stock and reports it', () => {
    const fit = fitToStock([line('a', 1, 10)], unitsOf({1: 3}));
    expect(quantities(fit)).toEqual([3]);
    expect([...fit.shortIds]).toEqual(['a']);
  });

  it('keeps a sold-out line at quantity 0 without reporting it as cut', () => {
    const fit = fitToStock([line('a', 1, 2), line('b', 2, 1)], unitsOf({1: 0}));
    expect(quantities(fit)).toEqual([0, 0]);
    expect(fit.shortIds.size).toBe(0);
  });

  it('leaves a line unchanged whose variant is sold beyond its stock', () => {
    expect(quantities(fitToStock([line('a', 1, 99)], () => Infinity))).toEqual([99]);
  });

  it('assigns the units of a variant to its lines in order', () => {
    expect(quantities(fitToStock([line('a', 1, 3), line('b', 1, 3)], unitsOf({1: 5})))).toEqual([3, 2]);
  });

  it('assigns units by precedence first, and keeps the order of the lines', () => {
    const fit = fitToStock([line('a', 1, 3), line('b', 1, 4)], unitsOf({1: 5}), ({id}) => (id === 'b' ? 0 : 1));
    expect(quantities(fit)).toEqual([1, 4]);
    expect([...fit.shortIds]).toEqual(['a']);
  });
});
