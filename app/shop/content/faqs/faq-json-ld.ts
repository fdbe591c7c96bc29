import type {ContentView} from '../page/content-view';

/**
 * Returns the structured data of questions and answers; none for a page without questions.
 * @returns unescaped data; Remix escapes it
 */
export function faqJsonLd(content: ContentView, {origin}: {readonly origin: string}): readonly object[] {
  if (content.layout !== 'questions') return [];
  const mainEntity = content.questions.map(({title, html}) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: {'@type': 'Answer', text: withAbsoluteLinks(html, origin)},
  }));
  return [{'@type': 'FAQPage', mainEntity}];
}

const withAbsoluteLinks = (html: string, origin: string): string =>
  html.replaceAll(/href="(\/[^"]*)"/g, (_all, path: string) => `href="${origin}${path}"`);
