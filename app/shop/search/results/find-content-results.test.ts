import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {CONTENT_SEARCH_QUERY} from './content.gql';
import {findContentResults} from './find-content-results.server';
import {parseSearchRequest} from './parse-search-request.server';

const ANSWER = {
  predictiveSearch: {collections: [{handle: 'bundles', title: 'Bundle Deals'}]},
  articles: {nodes: [{handle: 'cardamom', title: 'Cardamom', excerpt: 'Green.', blog: {handle: 'journal'}}, {}]},
  pages: {nodes: [{handle: 'about', title: 'About'}]},
};

type Query = (document: string, options?: {variables: Record<string, unknown>}) => Promise<unknown>;

function searching(params: string, answer: object | Error = ANSWER, setting?: string) {
  const query = vi.fn<Query>(async (document) => {
    if (document !== CONTENT_SEARCH_QUERY)
      return {metaobject: {fields: setting === undefined ? [] : [{key: 'search_results', value: setting}]}};
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const report = vi.fn();
  const paths = {
    toPage: (handle: string) => `/${handle}`,
    toArticle: (blog: string, handle: string) => `/${blog}/${handle}`,
  };
  const request = parseSearchRequest(new URLSearchParams(params));
  return {found: findContentResults({storefront: {query: query as never}, report}, request, paths), query, report};
}

describe('findContentResults', () => {
  it('returns collections, articles and pages with their paths', async () => {
    expect(await searching('q=card').found).toEqual([
      {kind: 'collections', found: [{title: 'Bundle Deals', path: '/collections/bundles', excerpt: ''}]},
      {kind: 'articles', found: [{title: 'Cardamom', path: '/journal/cardamom', excerpt: 'Green.'}]},
      {kind: 'pages', found: [{title: 'About', path: '/about', excerpt: ''}]},
    ]);
  });

  it('returns what the merchant wants to be found', async () => {
    const some = await searching('q=card', ANSWER, '["articles"]').found;
    expect(some.map(({kind}) => kind)).toEqual(['articles']);
    expect(await searching('q=card', ANSWER, '[]').found).toEqual([]);
  });

  it.each(['', 'q=()', 'q=card&after=next', 'q=card&heat=Mild', 'q=card&max=9'])(
    'asks for nothing for %s',
    async (params) => {
      const {found, query} = searching(params);
      expect(await found).toEqual([]);
      expect(query).not.toHaveBeenCalled();
    },
  );

  it('finds nothing while Shopify is down, which is reported, or where it denies access', async () => {
    const down = searching('q=card', new UpstreamError('timeout', 'storefront'));
    expect(await down.found).toEqual([]);
    expect(down.report).toHaveBeenCalledOnce();
    expect(await searching('q=card', {predictiveSearch: null}).found).toEqual([]);
  });
});
