import {describe, expect, it} from 'vitest';
import {isPrivateRoute} from './private-route';

describe('isPrivateRoute', () => {
  it.each([
    '/admin',
    '/admin/orders/:order',
    '/account/reset/:id?/:token?',
    '/account/activate/:id?/:token?',
    '/_t/c/v3/:token?',
    '/order/guest/:token',
    '/subscribe/confirm/:token',
    '/unsubscribe/:token',
  ])('leaves out %s', (route) => expect(isPrivateRoute(route)).toBe(true));

  it.each(['/', '*', '/products', '/order/:orderId', '/account/recover', '/subscribe', '/:page'])(
    'measures %s',
    (route) => expect(isPrivateRoute(route)).toBe(false),
  );
});
