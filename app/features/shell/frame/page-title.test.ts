import {describe, expect, it} from 'vitest';
import {pageName, pageTitle, titleOf} from './page-title';

describe('the title of a page', () => {
  it.each([
    ['/', 'Home'],
    ['/products', 'Products'],
    ['/products/', 'Products'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/auth', 'Login'],
    ['/login', 'Login'],
    ['/orders', 'My Orders'],
    ['/secure-orders', 'My Orders'],
    ['/profile', 'My Profile'],
    ['/faqs', 'FAQs'],
    ['/recipes', 'Recipes'],
    ['/recipes/palak-paneer', 'Recipes'],
    ['/shipping-returns', 'Shipping & Returns'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/product/palak-paneer', 'Product Detail'],
    ['/products/palak-paneer', 'Product Detail'],
    ['/order/1001', 'Order Detail'],
    ['/cart', 'Cart'],
    ['/cart/44000000000002:1', 'Cart'],
    ['/search', 'Search'],
    ['/admin', 'Admin'],
    ['/no-such-page', 'Page Not Found'],
  ])('names %s %s', (path, name) => expect(pageName(path)).toBe(name));

  it('puts the name of the page before the name of the shop', () => {
    expect(pageTitle('Products', 'Fusion Tiffin')).toBe('Products - Fusion Tiffin');
  });

  it('takes the name of the shop from the frame', () => {
    const facts = {matches: [{id: 'root', data: {frame: {name: 'Spice Route'}}}], location: {pathname: '/faqs'}};
    expect(titleOf(facts)).toBe('FAQs - Spice Route');
    expect(titleOf(facts, 'Palak Paneer')).toBe('Palak Paneer - Spice Route');
  });

  it('names the page alone where the frame did not load', () => {
    expect(titleOf({matches: [{id: 'root', data: undefined}], location: {pathname: '/cart'}})).toBe('Cart');
  });
});
