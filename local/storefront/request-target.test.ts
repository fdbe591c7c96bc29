import {describe, expect, it} from 'vitest';
import {parseTarget} from './request-target';

const target = (url: string, host?: string) => parseTarget({url, headers: {host}});

describe('parseTarget', () => {
  it.each(['shop.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'xn--bcher-kva.example'])(
    'accepts the host %s',
    (host) => {
      expect(target('/products?sort=price', host)).toEqual({path: '/products?sort=price', pathname: '/products', host});
    },
  );

  it.each([
    '',
    'a b',
    'ada@shop.example',
    'ada:secret@shop.example',
    'shop.example/x',
    'shop.example?',
    '[::1',
    'a:99999',
  ])('rejects the host %j', (host) => {
    expect(target('/', host)).toBeNull();
  });

  it('takes path and host of an absolute URL instead of the header', () => {
    expect(target('http://shop.example/a%20b?c=1', 'other.example')).toEqual({
      path: '/a%20b?c=1',
      pathname: '/a%20b',
      host: 'shop.example',
    });
    expect(target('http://shop.example?c=1', 'other.example')).toMatchObject({path: '/?c=1', host: 'shop.example'});
    expect(target('http://ada@shop.example/', 'other.example')).toBeNull();
  });

  it('keeps a path as it was sent', () => {
    expect(target('//evil.example/%5C', 'shop.example')?.path).toBe('//evil.example/%5C');
  });

  it('rejects what is no path or cannot be decoded', () => {
    expect(target('/%E0%A4', 'shop.example')).toBeNull();
    expect(target('*', 'shop.example')).toBeNull();
    expect(target('shop.example:443', 'shop.example')).toBeNull();
  });

  it('accepts a request of HTTP/1.0, which needs no host', () => {
    expect(target('/')).toMatchObject({path: '/', host: undefined});
  });
});
