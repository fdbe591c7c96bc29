import {describe, expect, it} from 'vitest';
import {articleFixture} from './article-fixture';
import {toAtomFeed, type FeedSource} from './to-atom-feed';

const SHOP = {name: 'Spice & Route', origin: 'https://shop.example'};

const feed = (nodes: FeedSource['articles']['nodes']) =>
  toAtomFeed({handle: 'news', title: 'News', articles: {nodes}}, SHOP, (html) => html.replaceAll('<h2>', '<b>'));

describe('toAtomFeed', () => {
  it('has the ids, dates, authors and sanitized texts of its articles', () => {
    const xml = feed([articleFixture()]);
    expect(xml).toContain('<id>https://shop.example/blogs/news.atom</id>\n<title>News - Spice &amp; Route</title>');
    expect(xml).toContain('<id>https://shop.example/blogs/news/on-salt</id>');
    expect(xml).toContain('<updated>2026-05-20T12:00:00.000Z</updated>');
    expect(xml).toContain('<author><name>Meera Krishnan</name></author>');
    expect(xml).toContain('<content type="html">&lt;p&gt;Salt early for depth.&lt;/p&gt;&lt;b&gt;Late');
  });

  it('escapes titles and tags, and drops characters that XML cannot contain', () => {
    const xml = feed([articleFixture({title: 'A </title>\u0007&', tags: ['"><x/>']})]);
    expect(xml).toContain('<title>A &lt;/title&gt;&amp;</title>');
    expect(xml).toContain('<category term="&quot;&gt;&lt;x/&gt;"/>');
  });

  it('is a feed without articles, too, and omits what an article lacks', () => {
    expect(feed([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
    expect(feed([articleFixture({excerpt: null, authorV2: null})])).not.toMatch(/<summary>|<author><name>Meera/);
  });
});
