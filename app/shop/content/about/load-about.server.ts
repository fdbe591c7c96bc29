import type {AppContext} from '~/platform/context.server';
import {requireContent} from '../page/require-content.server';
import type {AboutText} from './about-view';
import {splitAbout} from './split-about';

/**
 * Loads the merchant's about page. One without the two headings is shown as a story without a heading of its own.
 * @throws Response 404 if the shop has no such page, 503 while Shopify does not respond
 */
export async function loadAbout(
  context: AppContext,
): Promise<AboutText & {readonly title: string; readonly description: string | null}> {
  const content = await requireContent(context, 'about');
  const {title, description} = content;
  const html = content.layout === 'text' ? content.parts.map((part) => part.html).join('') : '';
  const text = splitAbout(html);
  const untitled = html === '' ? null : {title, html, moreHtml: ''};
  return {title, description, ...text, story: text.story ?? untitled};
}
