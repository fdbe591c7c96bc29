import {describe, expect, it} from 'vitest';
import {createRoutePatternMatcher} from './create-route-pattern-matcher.server';
import {createSecurityEventLog} from './security-events.server';

describe('the log of error responses', () => {
  it('counts responses by route, status and network, and returns them once after a minute', () => {
    let nowMs = 0;
    const log = createSecurityEventLog(() => nowMs);
    expect(log.take(0)).toBeNull();
    log.add('/auth', 429, '203.0.113.0/24');
    nowMs = 59_999;
    log.add('/auth', 429, '203.0.113.0/24');
    log.add('/auth', 403, '203.0.113.0/24');
    expect(log.take(60_000)).toBeNull();
    nowMs = 60_000;
    expect(log.take(60_000)).toEqual([
      {route: '/auth', status: 429, network: '203.0.113.0/24', requests: 2},
      {route: '/auth', status: 403, network: '203.0.113.0/24', requests: 1},
    ]);
    expect(log.take(0)).toBeNull();
  });

  it('stays bounded under an attack from many networks, and counts every response', () => {
    const log = createSecurityEventLog();
    for (let at = 0; at < 100_000; at += 1) log.add(`/route-${at % 3}`, 403, `10.${at % 256}.${(at >> 8) % 256}.0/24`);
    const events = log.take(0) ?? [];
    expect(events.length).toBe(203);
    expect(events.reduce((sum, {requests}) => sum + requests, 0)).toBe(100_000);
    expect(events.filter(({network}) => network === 'others')).toHaveLength(3);
  });
});

describe('the pattern of a URL', () => {
  const route = (id: string, parentId: string | undefined, path?: string, index?: true) => ({
    id,
    parentId,
    path,
    index,
  });
  const getRoutePattern = createRoutePatternMatcher(
    Object.fromEntries(
      [
        route('root', undefined, ''),
        route('screen', 'root'),
        route('routes/_index', 'screen', undefined, true),
        route('routes/admin', 'screen', 'admin'),
        route('routes/admin.orders.$order', 'routes/admin', 'orders/:order'),
        route('routes/product.$productSlug', 'screen', 'product/:productSlug'),
        route('routes/webhooks.shopify', 'screen', 'webhooks/shopify'),
        route('routes/$', 'screen', '*'),
      ].map((each) => [each.id, each as never]),
    ),
  );

  it.each([
    ['/', '/'],
    ['/?_data=x', '/'],
    ['/_root.data', '/'],
    ['/product/palak-paneer?variant=1', '/product/:productSlug'],
    ['/product/ada@example.com.data', '/product/:productSlug'],
    ['/admin/orders/1001', '/admin/orders/:order'],
    ['/webhooks/shopify', '/webhooks/shopify'],
    ['/wp-login.php', '*'],
    ['/%E0%A4%A', '*'],
    [`/product/${'x'.repeat(11_000)}`, '*'],
  ])('of %.40s is %s', (path, pattern) => {
    expect(getRoutePattern(`https://shop.example${path}`)).toBe(pattern);
  });
});
