import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import type {ContentView} from './content-view';
import {findContent} from './find-content.server';
import {getScreen} from './screens';

/**
 * Finds the content page of a path.
 * @param name the path without its leading slash
 * @throws Response 404 if the shop has no such page, 503 while Shopify does not respond
 */
export async function requireContent(context: AppContext, name: string): Promise<ContentView> {
  const screen = getScreen(name);
  const content = screen && (await findContent(context, screen).catch(orUnavailable(context)));
  if (!content) throw new Response(null, {status: 404});
  return content;
}
