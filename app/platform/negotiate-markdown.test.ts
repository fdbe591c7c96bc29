import {describe, expect, it} from 'vitest';
import {hasMarkdown, negotiateMarkdown} from './negotiate-markdown.server';

const pathFor = (accept: string | null, path = '/product/palak-paneer?ref=1', method = 'GET') => {
  const headers: HeadersInit = accept === null ? {} : {Accept: accept};
  const {pathname, search} = new URL(
    negotiateMarkdown(new Request(`https://shop.example${path}`, {headers, method})).url,
  );
  return pathname + search;
};

describe('negotiateMarkdown', () => {
  it.each(['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1', 'Text/Markdown;q=0.5'])(
    'leads a request that accepts %s to the Markdown version',
    (accept) => {
      expect(pathFor(accept)).toBe('/product/palak-paneer/markdown?ref=1');
    },
  );

  it.each([
    null,
    '*/*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0',
    'text/markdown;q=nonsense',
  ])('leaves a request that accepts %s at the page', (accept) => {
    expect(pathFor(accept)).toBe('/product/palak-paneer?ref=1');
  });

  it('applies to a page with a version in Markdown', () => {
    expect(hasMarkdown('https://shop.example/product/palak-paneer?ref=1')).toBe(true);
  });

  it.each(['/products', '/product/palak-paneer/primary-image', '/product/palak-paneer.data/x', '/'])(
    'does not apply to %s',
    (path) => {
      expect(hasMarkdown(`https://shop.example${path}`)).toBe(false);
    },
  );

  it('leaves a write alone', () => {
    expect(pathFor('text/markdown', '/product/palak-paneer', 'POST')).toBe('/product/palak-paneer');
  });
});
