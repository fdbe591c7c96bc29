import {absoluteUrl, itemList, type PageFacts, type Site} from '~/core/page-meta';
import {articleJsonLd} from './article-json-ld';
import {JOURNAL_COPY} from './journal-copy';
import {BLOG_PARENTS, BLOGS_PATH, blogPath, feedPath, HOME_PARENT} from './journal-path';
import type {ArticleView, BlogCardView, BlogView} from './journal-view';

type Facts = Omit<PageFacts, 'title' | 'page'> & Partial<Pick<PageFacts, 'page'>>;

const lists = (paths: readonly string[], site: Site) => (paths.length > 0 ? [itemList(paths, site)] : []);

/** Returns what search engines and other sites read about the list of blogs. */
export const blogsFacts = (blogs: readonly BlogCardView[], site: Site): Facts => ({
  path: BLOGS_PATH,
  description: JOURNAL_COPY.description(site.name),
  picture: blogs[0]?.image,
  parents: HOME_PARENT,
  structuredData: lists(
    blogs.map(({path}) => path),
    site,
  ),
});

/** Returns what search engines and other sites read about a page of a blog. */
export const blogFacts = ({handle, isWhole, description, articles}: BlogView, site: Site): Facts => ({
  path: isWhole ? blogPath(handle) : null,
  description,
  picture: articles.find(({image}) => image)?.image,
  parents: BLOG_PARENTS,
  structuredData: lists(
    articles.map(({path}) => path),
    site,
  ),
});

/** Returns what search engines and other sites read about an article. */
export const articleFacts = (article: ArticleView, site: Site): Facts => ({
  page: article.title,
  path: article.path,
  description: article.seoDescription,
  type: 'article',
  picture: article.image,
  parents: [...BLOG_PARENTS, article.blog],
  structuredData: [articleJsonLd(article, site)],
});

/** Returns the tag by which feed readers find a blog's feed. */
export const feedLink = (blog: {readonly handle: string; readonly title: string}, site: Site | null) =>
  site
    ? [
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          title: JOURNAL_COPY.feedTitle(blog.title, site.name),
          href: absoluteUrl(feedPath(blog.handle), site),
        },
      ]
    : [];
