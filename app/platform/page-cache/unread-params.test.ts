import {describe, expect, it} from 'vitest';
import {addUnreadParams, withoutUnreadParams} from './unread-params';

const KEY = {address: '/products?sort=name', isData: false, hasQuery: true, unread: 'utm_source=mail&x=%26'};
const url = new URL('https://shop.example/products?x=%26&sort=name&utm_source=mail');

describe('withoutUnreadParams', () => {
  it('leaves what the page reads, and the headers of the visitor', () => {
    const request = withoutUnreadParams(new Request(url, {headers: {Cookie: 'cart=1'}}), KEY);
    expect([request.url, request.headers.get('Cookie')]).toEqual(['https://shop.example/products?sort=name', 'cart=1']);
  });

  it('returns a request that has no other parameters unchanged', () => {
    const request = new Request('https://shop.example/products?sort=name');
    expect(withoutUnreadParams(request, {...KEY, unread: ''})).toBe(request);
  });
});

describe('addUnreadParams', () => {
  it.each([
    ['/product/rajma', '/product/rajma?utm_source=mail&x=%26'],
    ['/about?tab=team#us', '/about?tab=team&utm_source=mail&x=%26#us'],
    ['https://other.example/', 'https://other.example/'],
    ['//other.example/', '//other.example/'],
  ])('changes a redirect to %s to %s', (location, expected) => {
    const response = new Response(null, {status: 301, headers: {Location: location}});
    addUnreadParams(response, KEY, url);
    expect(response.headers.get('Location')).toBe(expected);
  });

  it('leaves a page as it is', () => {
    const response = new Response('page');
    addUnreadParams(response, KEY, url);
    expect([...response.headers.keys()]).toEqual(['content-type']);
  });
});
