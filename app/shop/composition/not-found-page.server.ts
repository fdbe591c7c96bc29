import type {AppContext} from '~/platform/context.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import type {NotFoundPageData} from './NotFoundPage';

type Context = Pick<AppContext, 'storefront' | 'report'>;

/** Returns the 404 that `NotFoundPage` shows. */
export async function notFoundPage({storefront, report}: Context): Promise<Response> {
  const popular = (await nullOnUpstreamFailure(findPopular(storefront), report)) ?? [];
  return Response.json({popular} satisfies NotFoundPageData, {status: 404});
}

/**
 * Lets `NotFoundPage` show the 404 that a loader throws: `requireContent(…).catch(orNotFoundPage(context))`.
 * @throws the 404 with its data, and any other error as it is
 */
export const orNotFoundPage =
  (context: Context) =>
  async (error: unknown): Promise<never> => {
    throw error instanceof Response && error.status === 404 ? await notFoundPage(context) : error;
  };
