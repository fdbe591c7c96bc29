import type {ArticleSource} from './to-article';

/** Creates an article in Shopify's format, without products and other articles. */
export const articleFixture = (changes: Partial<ArticleSource> = {}): ArticleSource => ({
  handle: 'on-salt',
  title: 'On salt',
  publishedAt: '2026-05-20T12:00:00Z',
  tags: ['Pantry'],
  excerpt: 'When to salt, and when to wait.',
  content: 'Salt early for depth. Salt late for control.',
  image: null,
  contentHtml: '<p>Salt early for depth.</p><h2>Late</h2><p>Salt late for control.</p>',
  seo: null,
  authorV2: {name: 'Meera Krishnan', bio: null},
  blog: {handle: 'news', title: 'News', articles: {nodes: []}},
  related: null,
  ...changes,
});
