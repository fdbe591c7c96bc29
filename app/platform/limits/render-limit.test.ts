import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createRenderLimit, isLimitedPage} from './render-limit.server';

/** A page that renders until it is finished. */
function createPage() {
  let finish: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => (finish = resolve));
  const render = vi.fn(() => response);
  return {render, finish: () => finish(new Response('page'))};
}

const LIMITS = {maxActive: 1, maxStarted: 3, maxQueued: 2, maxDelayMs: 400, maxWaitMs: 600};

function setUp(limits = LIMITS) {
  const limit = createRenderLimit(limits);
  const results: (number | 'refused' | 'failed')[] = [];
  const request = () => {
    const page = createPage();
    void limit
      .run(page.render, () => undefined)
      .then(
        (response) => results.push(response?.status ?? 'refused'),
        () => results.push('failed'),
      );
    return page;
  };
  return {request, results, limit};
}

const turn = () => vi.advanceTimersByTimeAsync(1);

describe('createRenderLimit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('renders one page after the other, in the order of their requests', async () => {
    const {request, results} = setUp();
    const [first, second, third] = [request(), request(), request()];
    await turn();
    expect(first.render).toHaveBeenCalled();
    expect(second.render).not.toHaveBeenCalled();
    first.finish();
    await turn();
    await turn();
    expect(second.render).toHaveBeenCalled();
    expect(third.render).not.toHaveBeenCalled();
    expect(results).toEqual([200]);
  });

  it('refuses a page at once if the queue is full', async () => {
    const {request, results} = setUp();
    const pages = Array.from({length: 4}, request);
    await turn();
    expect(results).toEqual(['refused']);
    expect(pages.map(({render}) => render.mock.calls.length)).toEqual([1, 0, 0, 0]);
  });

  it('refuses a page at once while another one has waited long', async () => {
    const {request, results} = setUp({...LIMITS, maxStarted: 1, maxQueued: 5});
    const rendering = request();
    request();
    await vi.advanceTimersByTimeAsync(399);
    request();
    expect(results).toEqual([]);
    await turn();
    const late = request();
    await turn();
    expect(results).toEqual(['refused']);
    expect(late.render).not.toHaveBeenCalled();
    rendering.finish();
    await turn();
    request();
    await turn();
    expect(results).toEqual(['refused', 200]);
  });

  it('refuses a page that has waited too long', async () => {
    const {request, results} = setUp({...LIMITS, maxStarted: 1});
    request();
    const late = request();
    await vi.advanceTimersByTimeAsync(599);
    expect(results).toEqual([]);
    await turn();
    expect(results).toEqual(['refused']);
    expect(late.render).not.toHaveBeenCalled();
  });

  it('lets others render while a page waits for Shopify, up to a limit', async () => {
    const {request} = setUp();
    const slow = [request(), request(), request()];
    await vi.advanceTimersByTimeAsync(110);
    const another = request();
    await vi.advanceTimersByTimeAsync(300);
    expect(slow.map(({render}) => render.mock.calls.length)).toEqual([1, 1, 1]);
    expect(another.render).not.toHaveBeenCalled();
    slow[0]?.finish();
    await turn();
    await vi.advanceTimersByTimeAsync(110);
    expect(another.render).toHaveBeenCalled();
  });

  it('goes on after a page that failed', async () => {
    const {limit, request, results} = setUp();
    const failed = limit.run(
      () => Promise.reject(new Error('ours')),
      () => undefined,
    );
    const next = request();
    await expect(Promise.all([failed, turn()])).rejects.toThrow('ours');
    await turn();
    next.finish();
    await turn();
    expect(results).toEqual([200]);
  });
});

describe('isLimitedPage', () => {
  const isLimited = (path: string, method = 'GET') => isLimitedPage(new URL(path, 'https://shop.example'), method);

  it.each(['/', '/products', '/product/palak-paneer?utm_source=mail', '/search?q=a.b', '/orders', '/cartwheels'])(
    'limits %s',
    (path) => expect(isLimited(path)).toBe(true),
  );

  it.each([
    '/cart',
    '/cart/44000000000002:1',
    '/cart/latest',
    '/discount/SUMMER10',
    '/account/authorize',
    '/auth/callback',
    '/admin/orders',
    '/webhooks/shopify',
    '/health',
    '/products.data',
    '/sitemap.xml',
  ])('never limits %s', (path) => expect(isLimited(path)).toBe(false));

  it('never limits a change', () => expect(isLimited('/product/palak-paneer', 'POST')).toBe(false));
});
