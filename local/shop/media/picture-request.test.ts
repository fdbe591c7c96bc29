import {describe, expect, it} from 'vitest';
import {negotiateEncoding, parsePictureRequest} from './picture-request';

const parse = (query: string, accept: string | null = null) => parsePictureRequest(new URLSearchParams(query), accept);

describe('negotiateEncoding', () => {
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
  ])('returns for the Accept header %j the encoding %s', (accept, encoding) => {
    expect(negotiateEncoding(accept)).toBe(encoding);
  });
});

describe('parsePictureRequest', () => {
  it('parses sizes, crop and format, and ignores other parameters', () => {
    expect(parse('v=1&width=400&height=300&crop=top&format=webp&quality=3')).toEqual({
      ok: true,
      value: {width: 400, height: 300, crop: 'top', encoding: 'webp', negotiated: false},
    });
  });

  it('leaves sizes and crop undefined when the query has none', () => {
    expect(parse('v=1', 'image/avif')).toEqual({
      ok: true,
      value: {width: undefined, height: undefined, crop: undefined, encoding: 'avif', negotiated: true},
    });
  });

  it.each(['width=1', 'width=5760', 'height=5760'])('accepts %s', (query) => {
    expect(parse(query).ok).toBe(true);
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
  ])('rejects %s', (query) => {
    expect(parse(query).ok).toBe(false);
  });
});
