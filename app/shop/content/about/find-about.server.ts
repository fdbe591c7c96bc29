import type {AppContext} from '~/platform/context.server';
import {ABOUT_PICTURE_QUERY, FOUNDERS_QUERY} from './founders.gql';
import {toFounders} from './to-founders';

type Context = Pick<AppContext, 'storefront' | 'report'>;

/** Finds the founders and the picture of the about page. A failure is reported and leaves that part out. */
export async function findAboutParts({storefront, report}: Context) {
  const orNull = (error: unknown) => {
    report(error);
    return null;
  };
  const [founders, picture] = await Promise.all([
    storefront.query(FOUNDERS_QUERY).catch(orNull),
    storefront.query(ABOUT_PICTURE_QUERY).catch(orNull),
  ]);
  const image = picture?.collection?.image;
  return {
    founders: toFounders(founders?.metaobjects.nodes ?? []),
    picture: image ? {...image, altText: image.altText ?? null} : null,
  };
}
