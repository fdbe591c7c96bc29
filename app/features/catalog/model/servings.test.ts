import {describe, expect, it} from 'vitest';
import {countServings, servingsText} from './servings';

describe('countServings', () => {
  it('is 2 for a single pack, whatever its size says', () => {
    expect(countServings({isBundle: false, components: null, size: '4 servings'})).toBe(2);
  });

  it('is twice the components of a bundle', () => {
    expect(countServings({isBundle: true, components: 6, size: 'Bundle'})).toBe(12);
  });

  it('trusts the components over the size text', () => {
    expect(countServings({isBundle: true, components: 3, size: '6 products'})).toBe(6);
  });

  it.each([null, 0])('reads the size text when the components are %j', (components) => {
    expect(countServings({isBundle: true, components, size: '3 products'})).toBe(6);
  });

  it('is unknown, never NaN, when neither tells', () => {
    expect(countServings({isBundle: true, components: null, size: 'Bundle'})).toBeNull();
  });
});

describe('servingsText', () => {
  it('reads as shoppers see it', () => {
    expect(servingsText(12)).toBe('Serves 12 meals');
  });
});
