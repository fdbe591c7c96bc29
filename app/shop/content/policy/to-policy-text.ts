import {toHeadingId} from '../page/to-heading-id';
import {toPlainText} from '../page/to-plain-text';
import type {PolicyHeading, PolicyText} from './policy-view';

/** A policy before its headings have ids. */
interface PolicySource {
  readonly title: string;
  /** Sanitized. */
  readonly html: string;
}

const HEADING = /<(h[23])>([^]*?)<\/\1>/g;
const UPDATED = /Last updated:? ([A-Z][a-z]+ \d{1,2}, \d{4})\.?\s*/;

/**
 * Gives the headings of policies ids for a table of contents, and moves the date of the last change out of the text, which
 * the Storefront API returns in no field.
 */
export function toPolicyText(sources: readonly PolicySource[]): PolicyText {
  const taken: string[] = [];
  const take = (title: string): string => {
    const id = toHeadingId(title, taken);
    taken.push(id);
    return id;
  };
  const dates = sources.flatMap(({html}) => UPDATED.exec(html)?.[1] ?? []);
  const parts = sources.map(({title, html}) => {
    const id = take(title);
    const headings: PolicyHeading[] = [];
    const linked = html
      .replace(UPDATED, '')
      .replaceAll(/<p>\s*<\/p>/g, '')
      .replaceAll(HEADING, (_all, tag: string, text: string) => {
        const heading = {title: toPlainText(text), id: take(toPlainText(text))};
        headings.push(heading);
        return `<${tag} id="${heading.id}">${text}</${tag}>`;
      });
    return {id, title: sources.length > 1 ? title : null, html: linked.trim(), headings};
  });
  return {parts, updated: latest(dates)};
}

const latest = (dates: readonly string[]): string | null =>
  dates.reduce<string | null>((last, date) => (last && Date.parse(last) > Date.parse(date) ? last : date), null);
