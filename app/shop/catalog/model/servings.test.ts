import {describe, expect, it} from 'vitest';
import {countServings, servingsText, cardServingsText} from './servings';

describe('countServings', () => {
  it('returns 2 for a single pack of any size', () => {
    expect(countServings({isBundle: false, components: null, size: '4 servings'})).toBe(2);
  });

  it('returns 2 for a single pack without a size', () => {
    expect(countServings({isBundle: false, components: null, size: 'Standard'})).toBe(2);
  });

  it('returns null for what has a size and no servings, such as a gift card', () => {
    expect(countServings({isBundle: false, components: null, size: '1 card'})).toBeNull();
  });

  it('returns two servings for each component of a bundle', () => {
    expect(countServings({isBundle: true, components: 6, size: 'Bundle'})).toBe(12);
  });

  it('prefers the components to the size text', () => {
    expect(countServings({isBundle: true, components: 3, size: '6 products'})).toBe(6);
  });

  it.each([null, 0])('reads the size text if the components are %j', (components) => {
    expect(countServings({isBundle: true, components, size: '3 products'})).toBe(6);
  });

  it('returns null if neither has a number', () => {
    expect(countServings({isBundle: true, components: null, size: 'Bundle'})).toBeNull();
  });
});

describe('servingsText', () => {
  it('returns the text that shoppers see', () => {
    expect([servingsText(12), cardServingsText(12)]).toEqual(['Serves 12', 'Serves 12 meals']);
  });
});
