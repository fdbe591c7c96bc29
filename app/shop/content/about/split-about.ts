import {toPlainText} from '../page/to-plain-text';
import type {AboutItem, AboutText, ScienceSection, AboutStory} from './about-view';

/** Paragraphs of the story that are always shown. */
const LEAD_PARAGRAPHS = 2;

/**
 * Splits the merchant's about page: the first second-level heading begins the story, the second one the science, whose
 * third-level headings begin steps (an ordered list), benefits (a list), a comparison (a table) or text.
 * @param html sanitized
 */
export function splitAbout(html: string): AboutText {
  const [, story, ...science] = html.split('<h2>');
  return {
    story: story === undefined ? null : toStory(story),
    science: science.length > 0 ? toScience(science.join('<h2>')) : null,
  };
}

function toStory(part: string): AboutStory {
  const [title, html] = cutHeading(part, '</h2>');
  const paragraphs = html.split(/(?<=<\/p>)/);
  return {
    title,
    html: paragraphs.slice(0, LEAD_PARAGRAPHS).join('').trim(),
    moreHtml: paragraphs.slice(LEAD_PARAGRAPHS).join('').trim(),
  };
}

function toScience(part: string): NonNullable<AboutText['science']> {
  const [intro = '', ...sections] = part.split('<h3>');
  const [title, html] = cutHeading(intro, '</h2>');
  return {title, html: html.trim(), sections: sections.map(toSection)};
}

function toSection(part: string): ScienceSection {
  const [title, html] = cutHeading(part, '</h3>');
  const [, list, items] = /^\s*<(ol|ul)>([^]*)<\/\1>\s*$/.exec(html) ?? [];
  if (items !== undefined) {
    const all = toItems(items);
    if (all) return {title, kind: list === 'ol' ? 'steps' : 'cards', items: all};
  }
  return toComparison(title, html) ?? {title, kind: 'text', html};
}

/** Returns null unless each item begins with a title in bold. */
function toItems(html: string): readonly AboutItem[] | null {
  const items = [...html.matchAll(/<li>([^]*?)<\/li>/g)].map(([, item = '']) => {
    const [, title, rest] = /^\s*<strong>([^<]*)<\/strong>([^]*)$/.exec(item) ?? [];
    return title === undefined || rest === undefined
      ? null
      : {title: toPlainText(title).replace(/[.:]$/, ''), html: rest.trim()};
  });
  return items.length > 0 && items.every((item) => item !== null) ? items : null;
}

/** Returns null unless the HTML is one table with a head and as many cells in each row. */
function toComparison(title: string, html: string): ScienceSection | null {
  if (!/^\s*(?:<div[^>]*>\s*)?<table[^]*<\/table>\s*(?:<\/div>\s*)?$/.test(html)) return null;
  const [columns, ...rows] = [...html.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => toPlainText(cell)),
  );
  const isEven = columns && rows.length > 0 && rows.every(({length}) => length === columns.length);
  return isEven ? {title, kind: 'comparison', columns, rows} : null;
}

function cutHeading(part: string, end: string): readonly [title: string, html: string] {
  const [heading = '', ...rest] = part.split(end);
  return [toPlainText(heading), rest.join(end)];
}
