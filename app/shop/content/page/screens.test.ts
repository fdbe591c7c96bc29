import {describe, expect, it} from 'vitest';
import {getScreen, fullPathOf, toPagePath, toPolicyPath} from './screens';

describe('the content screens', () => {
  it.each(['about', 'contact', 'faqs', 'shipping-returns', 'privacy-policy', 'terms-of-service'])(
    'have a screen at /%s',
    (name) => expect(getScreen(name)).not.toBeNull(),
  );

  it.each(['nope', 'About', 'constructor', '__proto__', 'toString', 'recipes'])('contain no screen for /%s', (name) => {
    expect(getScreen(name)).toBeNull();
  });

  it('combine shipping and returns on one screen', () => {
    expect(getScreen('shipping-returns')).toMatchObject({policies: ['shippingPolicy', 'refundPolicy']});
    expect(toPolicyPath('shipping-policy')).toBe('/shipping-returns');
    expect(toPolicyPath('refund-policy')).toBe('/shipping-returns');
  });

  it('have one path each', () => {
    expect(toPagePath('about')).toBe('/about');
    expect(toPagePath('recipes')).toBe('/recipes');
    expect(toPagePath('login')).toBeNull();
    expect(toPagePath('our-farmers')).toBeNull();
    expect(toPolicyPath('subscription-policy')).toBeNull();
    expect(toPolicyPath('constructor')).toBeNull();
  });

  it('redirect from their short paths', () => {
    expect(fullPathOf('terms')).toBe('/terms-of-service');
    expect(fullPathOf('privacy')).toBe('/privacy-policy');
    expect(fullPathOf('about')).toBeNull();
  });
});
