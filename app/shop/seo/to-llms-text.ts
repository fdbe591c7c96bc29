import {firstSentence} from '~/core/first-sentence';
import {absoluteUrl} from '~/core/page-meta';
import {productPath} from '~/shop/catalog/model/product-path';
import {articlePath} from '~/shop/journal/journal-path';
import type {ListedArticle} from '~/shop/journal/find-journal.server';
import {recipePath} from '~/core/recipe-path';
import type {FeedProduct} from './find-feed-products.server';
import {LLMS_COPY} from './llms-copy';

interface LlmsShop {
  readonly name: string;
  readonly description: string;
  readonly origin: string;
}

/** More would hide the other pages. */
const MAX_ARTICLES = 50;

export interface LlmsPages {
  readonly products: readonly FeedProduct[];
  readonly recipes: readonly {readonly handle: string; readonly title: string}[];
  /** The newest first. */
  readonly articles: readonly ListedArticle[];
}

/** Lists the shop's most useful pages for language models, in the format of https://llmstxt.org. */
export function toLlmsText({products, recipes, articles}: LlmsPages, {name, description, origin}: LlmsShop): string {
  const link = (title: string, path: string, note: string) =>
    `- [${escapeMarkdown(title)}](${absoluteUrl(path, {origin})})${note && `: ${escapeMarkdown(note)}`}`;
  const sections = [
    {
      title: LLMS_COPY.products,
      links: products.map((product) =>
        link(
          product.title,
          productPath(product.handle),
          [firstSentence(product.description), ...optionsOf(product)].filter(Boolean).join(' '),
        ),
      ),
    },
    {title: LLMS_COPY.recipes, links: recipes.map((recipe) => link(recipe.title, recipePath(recipe.handle), ''))},
    {
      title: LLMS_COPY.articles,
      links: articles
        .slice(0, MAX_ARTICLES)
        .map(({title, blog, handle, excerpt}) => link(title, articlePath(blog, handle), excerpt)),
    },
    {title: LLMS_COPY.help, links: LLMS_COPY.pages.map((page) => link(page.title, page.path, page.note))},
  ];
  return [
    `# ${escapeMarkdown(name)}`,
    `> ${escapeMarkdown(description)}`,
    LLMS_COPY.about,
    ...sections.flatMap(({title, links}) => (links.length > 0 ? [`## ${title}`, links.join('\n')] : [])),
    '',
  ].join('\n\n');
}

/** More values say little about a product, and there may be 2,048. */
const MAX_VALUES = 12;

/** Describes what a shopper can choose: `Size: Solo, Family.` Shopify gives a product without options one with one value. */
const optionsOf = ({options}: FeedProduct): readonly string[] =>
  options
    .filter(({optionValues}) => optionValues.length > 1)
    .map(({name, optionValues}) => {
      const values = optionValues.slice(0, MAX_VALUES).map((value) => value.name);
      const more = optionValues.length - values.length;
      return `${name}: ${values.join(', ')}${more > 0 ? LLMS_COPY.more(more) : ''}.`;
    });

/** Escapes what Markdown would read as markup, and joins lines. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#|]/g, '\\$&');
