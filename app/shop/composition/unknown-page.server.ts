import type {AppContext} from '~/platform/context.server';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import type {UnknownPageData} from './UnknownPage';

type Context = Pick<AppContext, 'storefront' | 'report'>;

/** Returns the 404 that `UnknownPage` shows. */
export async function unknownPage({storefront, report}: Context): Promise<Response> {
  const popular = (await nullOnUpstreamFailure(findPopular(storefront), report)) ?? [];
  return Response.json({popular} satisfies UnknownPageData, {status: 404});
}

/**
 * Lets `UnknownPage` show the 404 that a loader throws: `requireContent(…).catch(orUnknownPage(context))`.
 * @throws the 404 with its data, and any other error as it is
 */
export const orUnknownPage =
  (context: Context) =>
  async (error: unknown): Promise<never> => {
    throw error instanceof Response && error.status === 404 ? await unknownPage(context) : error;
  };
