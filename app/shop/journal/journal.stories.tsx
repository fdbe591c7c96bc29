import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {LONG_NAME} from '~/workbench/long-name';
import {renderBuy} from '~/workbench/render-buy';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {articleFixture} from './article-fixture';
import {ArticlePage} from './ArticlePage';
import {BlogPage} from './BlogPage';
import {BlogsPage} from './BlogsPage';
import {JournalNotFound} from './JournalNotFound';
import type {BlogView} from './journal-view';
import {toBlogTags} from './blog-tags';
import {toArticle, toArticleCard} from './to-article';

const HTML =
  '<p>Salt is <a href="/faqs">the oldest spice</a>.</p><h2>Early</h2><ul><li>For lentils</li><li>For onions</li></ul><blockquote>Taste, then salt.</blockquote><table><thead><tr><th>Dish</th><th>When</th></tr></thead><tbody><tr><td>Dal</td><td>At the end</td></tr></tbody></table>';
const PICTURE = {url: '/cdn/shop/files/article-a-small-pantry.png?v=1', altText: 'Spices', width: 1600, height: 900};

const full = articleFixture({image: PICTURE, contentHtml: HTML, authorV2: {name: 'Meera', bio: 'Meera cooks.'}});
const bare = articleFixture({handle: 'bare', title: LONG_NAME, excerpt: null, tags: [LONG_NAME], authorV2: null});
const sources = [full, bare, ...['a', 'b', 'c', 'd'].map((handle) => articleFixture({handle, image: PICTURE}))];
const cards = sources.map((source) => toArticleCard(source, 'news'));

const BLOG: BlogView = {
  handle: 'news',
  title: 'News',
  description: 'What happens in our kitchen.',
  articles: cards,
  tags: toBlogTags('news', [['Pantry', 'Spices'], [LONG_NAME]], null),
  tag: null,
  isWhole: true,
  previousPath: null,
  nextPath: '/blogs/news?after=x',
};

const toPlainArticle = (source: typeof full) => toArticle(source, (html) => html);
const withMore = {
  ...toPlainArticle({
    ...full,
    related: {references: {nodes: [cardFixture(), cardFixture({handle: 'b', title: LONG_NAME})]}},
  }),
  more: cards.slice(0, 3),
};

function JournalStates() {
  return (
    <>
      <State name="all blogs" isWide>
        <BlogsPage
          blogs={[
            {
              path: '/blogs/news',
              title: 'News',
              description: BLOG.description,
              image: PICTURE,
              newest: cards.slice(0, 3),
            },
            {path: '/blogs/long', title: LONG_NAME, description: '', image: null, newest: []},
          ]}
        />
      </State>
      <State name="no blogs" isWide>
        <BlogsPage blogs={[]} />
      </State>
      <State name="a blog" isWide>
        <BlogPage blog={BLOG} />
      </State>
      <State name="one article" isWide>
        <BlogPage blog={{...BLOG, articles: cards.slice(1, 2), tags: [], nextPath: null}} />
      </State>
      <State name="no articles" isWide>
        <BlogPage blog={{...BLOG, articles: [], description: '', tags: [], nextPath: null}} />
      </State>
      <State name="no articles of a tag" isWide>
        <BlogPage blog={{...BLOG, articles: [], tag: LONG_NAME, isWhole: false, nextPath: null}} />
      </State>
      <State name="an article" isWide>
        <ArticlePage article={withMore} renderBuy={renderBuy} />
      </State>
      <State name="an article without picture, author and products" isWide>
        <ArticlePage article={toPlainArticle(bare)} renderBuy={renderBuy} />
      </State>
      <State name="no such article" isWide>
        <JournalNotFound />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Journal', States: JournalStates};
