import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop({storefrontOrigin: 'http://localhost:3000'})));
afterAll(() => shop.close());

const get = (path: string, init?: RequestInit) => fetch(`${shop.origin}/__reviews/${path}`, init);

describe('the local reviews service', () => {
  it('serves the script of its widget, and the reviews of its company to every origin', async () => {
    const script = await get('widget.js');
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    const reviews = await get('client_reviews?company_id=fusion-tiffin');
    expect(reviews.headers.get('access-control-allow-origin')).toBe('*');
    expect(await reviews.json()).toHaveProperty('reviews.length', 13);
  });

  it('has no reviews of single products', async () => {
    const response = await get('client_reviews?company_id=fusion-tiffin&products=["8000000000002"]');
    expect(await response.json()).toEqual({reviews: []});
  });

  it.each([
    ['client_reviews', 400],
    ['client_reviews?company_id=someone-else', 404],
    ['client_reviews?company_id=fusion-tiffin&products=1', 400],
    ['client_reviews?company_id=fusion-tiffin&products=["1","2"]', 400],
    ['client_reviews?company_id=fusion-tiffin&page=2', 400],
    ['widget.js?theme=dark', 404],
    ['widget.css', 404],
  ])('refuses %s with %i and says so', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('The local reviews service');
  });

  it('refuses to write', async () => {
    expect((await get('client_reviews?company_id=fusion-tiffin', {method: 'POST'})).status).toBe(405);
  });
});
