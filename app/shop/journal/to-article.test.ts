import {describe, expect, it} from 'vitest';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {articleFixture} from './article-fixture';
import {articleJsonLd} from './article-json-ld';
import {readingMinutes} from './reading-time';
import {toArticle, toArticleCard} from './to-article';

const SITE = {name: 'Spice & Route', description: 'Meals', origin: 'https://shop.example', picture: null, profiles: []};
const asIs = (html: string) => html;

describe('toArticleCard', () => {
  it('has the excerpt of the merchant in one line, the day of the shop and a path', () => {
    const card = toArticleCard(articleFixture({excerpt: ' When to salt,\n and when not. '}), 'news');
    expect(card).toEqual({
      path: '/blogs/news/on-salt',
      title: 'On salt',
      image: null,
      excerpt: 'When to salt, and when not.',
      published: {iso: '2026-05-20T12:00:00.000Z', text: 'May 20, 2026'},
      readingMinutes: 1,
    });
  });

  it.each([null, '', '  '])('has the beginning of the text if the excerpt is %j', (excerpt) => {
    const content = `Salt early.\n${'And taste it. '.repeat(40)}`;
    const card = toArticleCard(articleFixture({excerpt, content}), 'news');
    expect(card.excerpt).toMatch(/^Salt early\. And taste it\..*…$/);
    expect(card.excerpt.length).toBeLessThanOrEqual(200);
  });
});

describe('readingMinutes', () => {
  it('rounds up, and is never zero', () => {
    expect([0, 1, 230, 231, 2300].map((words) => readingMinutes('word '.repeat(words)))).toEqual([1, 1, 1, 2, 10]);
  });
});

describe('toArticle', () => {
  it('sanitizes the text, and counts its words', () => {
    const article = toArticle(articleFixture({contentHtml: '<p>One two</p><p>three</p><script>'}), (html) =>
      html.replace('<script>', ''),
    );
    expect(article).toMatchObject({html: '<p>One two</p><p>three</p>', wordCount: 3});
  });

  it('has at most three other articles of the blog, and never itself', () => {
    const nodes = ['on-salt', 'b', 'c', 'd'].map((handle) => articleFixture({handle}));
    const paths = (others: typeof nodes) =>
      toArticle(articleFixture({blog: {handle: 'news', title: 'News', articles: {nodes: others}}}), asIs).more.map(
        ({path}) => path,
      );
    expect(paths(nodes)).toEqual(['/blogs/news/b', '/blogs/news/c', '/blogs/news/d']);
    expect(paths(nodes.map((node) => ({...node, handle: `${node.handle}-x`})))).toHaveLength(3);
  });

  it('omits related products that are no products, or cannot be bought', () => {
    const nodes = [cardFixture(), {} as never, cardFixture({handle: 'gone', selectedOrFirstAvailableVariant: null})];
    const {products} = toArticle(articleFixture({related: {references: {nodes}}}), asIs);
    expect(products.map(({handle}) => handle)).toEqual(['palak-paneer']);
  });

  it('prefers the texts for search engines, and has no author without a name', () => {
    const seo = {title: 'Salt in Indian cooking', description: 'All about salt.'};
    expect(toArticle(articleFixture({seo, authorV2: {name: ' ', bio: 'x'}}), asIs)).toMatchObject({
      seoTitle: 'Salt in Indian cooking',
      seoDescription: 'All about salt.',
      author: null,
    });
  });
});

describe('articleJsonLd', () => {
  it('names the author, or else the shop', () => {
    const named = articleJsonLd(toArticle(articleFixture(), asIs), SITE);
    expect(named).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'On salt',
      url: 'https://shop.example/blogs/news/on-salt',
      datePublished: '2026-05-20T12:00:00.000Z',
      author: {'@type': 'Person', name: 'Meera Krishnan'},
      keywords: 'Pantry',
    });
    expect(named).not.toHaveProperty('image');
    const unnamed = articleJsonLd(toArticle(articleFixture({authorV2: null, tags: []}), asIs), SITE);
    expect(unnamed.author).toEqual({'@type': 'Organization', name: 'Spice & Route', url: 'https://shop.example/'});
    expect(unnamed).not.toHaveProperty('keywords');
  });
});
