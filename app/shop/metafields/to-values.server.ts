import {z} from 'zod';
import type {ShownReferenceFragment} from '../../../storefrontapi.generated';
import {parseJsonOrNull} from '~/core/parse-json';
import {toPicture, playableUrl} from '~/shop/catalog/model/to-gallery';
import {productPath} from '~/shop/catalog/model/product-path';
import {sanitizeHtml} from '~/shop/content/page/sanitize-html.server';
import {articlePath} from '~/shop/journal/journal-path';
import {collectionPath} from '~/shop/listing/collection/collection-path';
import {formatScalar} from './format-scalar';
import {METAFIELD_COPY} from './metafield-copy';
import type {MetafieldView, ValueView} from './metafield-view';
import {toRichTextHtml} from './rich-text-html';
import {toSafeLink} from './safe-link';
import {labelOf, parseTexts} from './shown-metafields';

type Reference = ShownReferenceFragment;

/** A metafield or a field of a metaobject, in Shopify's format. */
export interface ValueSource {
  readonly type: string;
  readonly value?: string | null;
  readonly reference?: Reference | null;
  readonly references?: {readonly nodes: readonly Reference[]} | null;
}

/** An article that a metafield refers to. */
export interface ReferredArticle {
  readonly title: string;
  readonly handle: string;
  readonly blog: {readonly handle: string};
}

/** What the values of all metafields need. */
export interface ValueTools {
  /** Converts a URL of this shop to a path; other URLs stay. */
  readonly toPath: ToPath;
  /** Articles by their ids. */
  readonly articles: ReadonlyMap<string, ReferredArticle>;
}

type ToPath = (url: string) => string;

const MAX_VALUES = 20;
const NO_ARTICLES: ValueTools['articles'] = new Map();
const RatingSchema = z.object({value: z.string(), scale_max: z.string()});
const LinkSchema = z.object({text: z.string(), url: z.string()});
const AMOUNT = /^\d{1,6}(\.\d{1,4})?$/;

/** Converts a metafield of any type to what shoppers see; empty for unknown types and for what is invalid. */
export function toValues(source: ValueSource, {toPath, articles}: ValueTools): readonly ValueView[] {
  const {type, value, reference, references} = source;
  const [, single = type] = /^list\.(.+)$/.exec(type) ?? [];
  const isList = single !== type;
  if (single === 'article_reference') {
    return referredIds(source)
      .slice(0, MAX_VALUES)
      .flatMap((id) => toArticle(articles.get(id)) ?? []);
  }
  if (single.endsWith('_reference')) {
    const found = isList ? (references?.nodes ?? []) : reference ? [reference] : [];
    return found.slice(0, MAX_VALUES).flatMap((each) => toReferenceValue(each, toPath) ?? []);
  }
  if (typeof value !== 'string') return [];
  const entries = isList ? parseJsonOrNull(value) : [value];
  return Array.isArray(entries)
    ? entries.slice(0, MAX_VALUES).flatMap((each) => toValue(single, each, toPath) ?? [])
    : [];
}

const toArticle = (article: ReferredArticle | undefined): ValueView | null =>
  article ? toOwnLink(article.title, articlePath(article.blog.handle, article.handle)) : null;

/** Returns the ids in the value of a reference, or of a list of them. */
export function referredIds({type, value}: ValueSource): readonly string[] {
  return type.startsWith('list.') ? parseTexts(value ?? undefined) : value ? [value] : [];
}

function toValue(type: string, value: unknown, toPath: ToPath): ValueView | null {
  const text = typeof value === 'string' ? value.trim() : '';
  switch (type) {
    case 'multi_line_text_field': {
      const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
      return lines.length > 0 ? {kind: 'text', lines} : null;
    }
    case 'rich_text_field': {
      const html = sanitizeHtml(toRichTextHtml(text, toPath));
      return html === '' ? null : {kind: 'html', html};
    }
    case 'url':
      return toLink(text, text, toPath);
    case 'link': {
      const {data} = LinkSchema.safeParse(typeof value === 'string' ? parseJsonOrNull(value) : value);
      return data ? toLink(data.url, data.text.trim() || data.url, toPath) : null;
    }
    case 'color':
      return /^#[\da-f]{6}$/i.test(text) ? {kind: 'color', hex: text.toLowerCase()} : null;
    case 'rating': {
      const {data} = RatingSchema.safeParse(typeof value === 'string' ? parseJsonOrNull(value) : value);
      return data && AMOUNT.test(data.value) && AMOUNT.test(data.scale_max)
        ? {kind: 'rating', value: String(Number(data.value)), max: String(Number(data.scale_max))}
        : null;
    }
    default: {
      const line = formatScalar(type, value);
      return line === null ? null : {kind: 'text', lines: [line]};
    }
  }
}

function toLink(url: string, text: string, toPath: ToPath): ValueView | null {
  const link = toSafeLink(url, toPath);
  return link && {kind: 'link', text: text.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, ''), ...link};
}

const toOwnLink = (text: string, href: string): ValueView => ({kind: 'link', text, href, isExternal: false});

function toReferenceValue(reference: Reference, toPath: ToPath): ValueView | null {
  switch (reference.__typename) {
    case 'Product':
      return toOwnLink(reference.title, productPath(reference.handle));
    case 'Collection':
      return toOwnLink(reference.title, collectionPath(reference.handle));
    case 'Page':
      return toOwnLink(reference.title, toPath(`/pages/${encodeURIComponent(reference.handle)}`));
    case 'Metaobject':
      return toEntry(reference.fields, toPath);
    case 'MediaImage': {
      const image = toPicture(reference.image);
      return image && {kind: 'picture', image, alt: reference.alt || image.altText || ''};
    }
    case 'Video': {
      const url = playableUrl(reference.sources);
      return url === null
        ? null
        : {kind: 'clip', url, poster: toPicture(reference.previewImage), title: reference.alt || METAFIELD_COPY.video};
    }
    case 'GenericFile':
      return reference.url ? toLink(reference.url, fileName(reference.url, reference.alt), (url) => url) : null;
    default:
      return null;
  }
}

/** Returns what a file is called: its description, or the last part of its URL. */
function fileName(url: string, alt: string | null | undefined): string {
  if (alt) return alt;
  const [last = ''] = url.split(/[?#]/)[0]?.split('/').slice(-1) ?? [];
  try {
    return decodeURIComponent(last) || url;
  } catch {
    return last || url;
  }
}

type EntryFields = Extract<Reference, {__typename: 'Metaobject'}>['fields'];

/** The fields of a metaobject, but for those that refer to something: what they refer to is not read. */
function toEntry(fields: EntryFields, toPath: ToPath): ValueView | null {
  const shown = fields.flatMap(({key, type, value}): MetafieldView[] => {
    const values = toValues({type, value: value ?? null}, {toPath, articles: NO_ARTICLES});
    return values.length > 0 ? [{id: key, label: labelOf(key), values}] : [];
  });
  return shown.length > 0 ? {kind: 'entry', fields: shown} : null;
}
