import {absoluteUrl, type Site} from '~/core/page-meta';
import type {ArticleView} from './journal-view';

/** Google shows no more of a headline. */
const MAX_HEADLINE = 110;

/** Returns the structured data of an article. @see https://schema.org/BlogPosting */
export function articleJsonLd(article: ArticleView, site: Site) {
  const {title, path, seoDescription, image, published, author, tags, blog, wordCount} = article;
  const url = absoluteUrl(path, site);
  return {
    '@type': 'BlogPosting',
    headline: title.slice(0, MAX_HEADLINE),
    url,
    mainEntityOfPage: url,
    ...(seoDescription && {description: seoDescription}),
    ...(image && {image: [absoluteUrl(image.url, site)]}),
    datePublished: published.iso,
    author: author
      ? {'@type': 'Person', name: author.name}
      : {'@type': 'Organization', name: site.name, url: absoluteUrl('/', site)},
    publisher: {'@type': 'Organization', name: site.name, url: absoluteUrl('/', site)},
    articleSection: blog.title,
    ...(tags.length > 0 && {keywords: tags.map(({name}) => name).join(', ')}),
    wordCount,
  };
}
