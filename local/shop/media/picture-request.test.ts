import {describe, expect, it} from 'vitest';
import {negotiateEncoding, readPictureWish} from './picture-request';

const wishOf = (query: string, accept: string | null = null) => readPictureWish(new URLSearchParams(query), accept);

describe('the encoding of a picture', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.000,*/*', 'png'],
    ['image/webp;q=0.1', 'webp'],
    ['IMAGE/AVIF', 'avif'],
    ['*/*', 'png'],
    ['', 'png'],
    [null, 'png'],
  ])('for a client that accepts %j is %s', (accept, encoding) => {
    expect(negotiateEncoding(accept)).toBe(encoding);
  });
});

describe('a picture wish', () => {
  it('reads sizes, crop and format, and leaves the rest alone', () => {
    expect(wishOf('v=1&width=400&height=300&crop=top&format=webp&quality=3')).toEqual({
      ok: true,
      value: {width: 400, height: 300, crop: 'top', encoding: 'webp', negotiated: false},
    });
  });

  it('is open to every size when none is given', () => {
    expect(wishOf('v=1', 'image/avif')).toEqual({
      ok: true,
      value: {width: undefined, height: undefined, crop: undefined, encoding: 'avif', negotiated: true},
    });
  });

  it.each(['width=1', 'width=5760', 'height=5760'])('takes %s', (query) => {
    expect(wishOf(query).ok).toBe(true);
  });

  it.each([
    'width=0',
    'width=5761',
    'width=-5',
    'width=12.5',
    'width=1e3',
    'width=',
    'width=wide',
    'height=99999999999',
    'crop=middle',
    'crop=',
    'format=gif',
    'format=constructor',
  ])('refuses %s', (query) => {
    expect(wishOf(query).ok).toBe(false);
  });
});
