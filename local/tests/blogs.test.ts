import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop({storefrontOrigin: 'http://localhost:3000'});
  ask = createQuery(local.origin);
});
beforeEach(() => local.reset());
afterAll(() => local.close());

interface Articles {
  readonly blog: {
    readonly articles: {
      readonly nodes: readonly {readonly handle: string}[];
      readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string};
    };
  };
}

const ARTICLES = `#graphql
  query Articles($first: Int!, $after: String, $sortKey: ArticleSortKeys, $reverse: Boolean, $query: String) {
    blog(handle: "journal") {
      articles(first: $first, after: $after, sortKey: $sortKey, reverse: $reverse, query: $query) {
        nodes { handle }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

const articles = async (variables: Record<string, unknown>) =>
  (await ask<Articles>(ARTICLES, {first: 10, ...variables})).blog.articles;
const handles = async (variables: Record<string, unknown>) =>
  (await articles(variables)).nodes.map(({handle}) => handle);

describe('a blog', () => {
  it('is found by its handle and by its id, and is null if there is none', async () => {
    const data = await ask(`#graphql
      query Blogs {
        blogs(first: 5) { nodes { id handle title seo { description } authors { name } } }
        blogByHandle(handle: "journal") { id }
        blog(id: "gid://shopify/Blog/90000000001") { handle }
        none: blog(handle: "news") { id }
      }`);
    expect(data).toMatchObject({
      blogs: {nodes: [{id: 'gid://shopify/Blog/90000000001', handle: 'journal', title: 'Journal'}]},
      blogByHandle: {id: 'gid://shopify/Blog/90000000001'},
      blog: {handle: 'journal'},
      none: null,
    });
  });

  it('lists its articles by date, page by page', async () => {
    const first = await articles({first: 4, sortKey: 'PUBLISHED_AT', reverse: true});
    expect(first.nodes[0]?.handle).toBe('how-a-dish-is-freeze-dried');
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await articles({first: 4, sortKey: 'PUBLISHED_AT', reverse: true, after: first.pageInfo.endCursor});
    expect(rest.nodes.map(({handle}) => handle)).toEqual(['basmati-rice', 'what-to-take-camping']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('filters its articles by tag and by author', async () => {
    expect(await handles({query: 'tag:"Spices"'})).toEqual(['cardamom-green-and-black', 'a-small-pantry']);
    expect(await handles({query: 'author:"Harjit Singh Gill"'})).toEqual(['how-a-dish-is-freeze-dried']);
    expect(await handles({query: 'tag_not:Spices', sortKey: 'TITLE'})).toHaveLength(4);
  });
});

describe('an article', () => {
  it('has its author, texts, picture and related products', async () => {
    const data = await ask(`#graphql
      query Article {
        blog(handle: "journal") {
          articleByHandle(handle: "cardamom-green-and-black") {
            title
            publishedAt
            tags
            excerpt
            content(truncateAt: 40)
            authorV2 { name bio }
            author { firstName lastName }
            image { url width height altText }
            blog { handle }
            related: metafield(namespace: "journal", key: "related_products") {
              type
              references(first: 4) { nodes { ... on Product { handle } } }
            }
            comments(first: 1) { nodes { id } }
          }
          none: articleByHandle(handle: "no-such-article") { id }
        }
      }`);
    expect(data).toMatchObject({
      blog: {
        articleByHandle: {
          title: 'Cardamom, green and black',
          publishedAt: '2026-05-06T12:00:00Z',
          tags: ['Spices'],
          content: 'If a recipe says cardamom and no more...',
          authorV2: {name: 'Fatima Sheikh'},
          author: {firstName: 'Fatima', lastName: 'Sheikh'},
          image: {
            url: expect.stringContaining('/cdn/shop/files/article-cardamom-green-and-black.png') as string,
            width: 1600,
            height: 900,
          },
          blog: {handle: 'journal'},
          related: {
            type: 'list.product_reference',
            references: {nodes: [{handle: 'southern-spiced-biryani'}, {handle: 'desi-goat-curry'}]},
          },
          comments: {nodes: []},
        },
        none: null,
      },
    });
  });

  it('is found by its global id, and is part of the sitemap', async () => {
    const data = await ask(`#graphql
      query Nodes {
        article(id: "gid://shopify/Article/600000000001") { handle }
        node(id: "gid://shopify/Article/600000000002") { ... on Article { handle } }
        blogs: sitemap(type: BLOG) { resources(page: 1) { items { handle } } }
        articles: sitemap(type: ARTICLE) { pagesCount { count } resources(page: 1) { items { handle } } }
      }`);
    expect(data).toMatchObject({
      article: {handle: 'how-a-dish-is-freeze-dried'},
      node: {handle: 'cardamom-green-and-black'},
      blogs: {resources: {items: [{handle: 'journal'}]}},
      articles: {pagesCount: {count: 1}},
    });
  });
});
