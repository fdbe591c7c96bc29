import {describe, expect, it} from 'vitest';
import {pageTitle, shopDescription} from './page-title';

const matches = [{id: 'root', data: {frame: {name: 'Spice Route', description: 'Meals by mail'}}}, {id: 'routes/faqs'}];

describe('pageTitle', () => {
  it('puts the name of the page before the name of the shop', () => {
    expect(pageTitle('FAQs', matches)).toBe('FAQs - Spice Route');
  });

  it('returns the name of the page alone when the root loader failed', () => {
    expect(pageTitle('Cart', [{id: 'root', data: undefined}])).toBe('Cart');
  });
});

describe('shopDescription', () => {
  it('returns the description of the shop as a meta tag', () => {
    expect(shopDescription(matches)).toEqual({name: 'description', content: 'Meals by mail'});
  });
});
