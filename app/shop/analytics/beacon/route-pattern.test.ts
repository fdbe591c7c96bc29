import {describe, expect, it} from 'vitest';
import {toRoutePattern} from './route-pattern';

describe('the pattern of a route', () => {
  it.each([
    ['routes/_index', '/'],
    ['routes/about', '/about'],
    ['routes/product.$productSlug', '/product/:productSlug'],
    ['routes/product.$productSlug_.reviews', '/product/:productSlug/reviews'],
    ['routes/products._index', '/products'],
    ['routes/order.guest.$token', '/order/guest/:token'],
    ['routes/account_.reset.($id).($token)', '/account/reset/:id?/:token?'],
    ['routes/sitemap.$type.$page[.xml]', '/sitemap/:type/:page.xml'],
    ['routes/[.]well-known.security[.]txt', '/.well-known/security.txt'],
    ['routes/$page', '/:page'],
    ['routes/account_.$', '/account/*'],
    ['routes/login', '/login'],
    ['routes/$', '*'],
  ])('of %s is %s', (routeId, pattern) => {
    expect(toRoutePattern(routeId)).toBe(pattern);
  });
});
