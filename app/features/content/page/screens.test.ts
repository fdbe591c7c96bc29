import {describe, expect, it} from 'vitest';
import {findScreen, fullPathOf, ownPathOfPage, ownPathOfPolicy} from './screens';

describe("the shop's texts", () => {
  it.each(['about', 'contact', 'faqs', 'recipes', 'shipping-returns', 'privacy-policy', 'terms-of-service'])(
    'have a screen at /%s',
    (name) => expect(findScreen(name)).not.toBeNull(),
  );

  it.each(['nope', 'About', 'constructor', '__proto__', 'toString'])('have none at /%s', (name) => {
    expect(findScreen(name)).toBeNull();
  });

  it('keep shipping and returns on one screen', () => {
    expect(findScreen('shipping-returns')).toMatchObject({policies: ['shippingPolicy', 'refundPolicy']});
    expect(ownPathOfPolicy('shipping-policy')).toBe('/shipping-returns');
    expect(ownPathOfPolicy('refund-policy')).toBe('/shipping-returns');
  });

  it('stand under one address each', () => {
    expect(ownPathOfPage('about')).toBe('/about');
    expect(ownPathOfPage('login')).toBeNull();
    expect(ownPathOfPage('our-farmers')).toBeNull();
    expect(ownPathOfPolicy('subscription-policy')).toBeNull();
    expect(ownPathOfPolicy('constructor')).toBeNull();
  });

  it('are reached by their short addresses', () => {
    expect(fullPathOf('terms')).toBe('/terms-of-service');
    expect(fullPathOf('privacy')).toBe('/privacy-policy');
    expect(fullPathOf('about')).toBeNull();
  });
});
