import type {AppContext} from '~/platform/context.server';
import {toPicture} from '~/shop/catalog/model/to-gallery';
import {ABOUT_PICTURES_QUERY, FOUNDERS_QUERY} from './founders.gql';
import {toFounders} from './to-founders';

type Context = Pick<AppContext, 'storefront' | 'report'>;

/** Finds the founders and the pictures of the about page. A failure is reported and leaves that part out. */
export async function findAboutParts({storefront, report}: Context) {
  const orNull = (error: unknown) => {
    report(error);
    return null;
  };
  const [founders, pictures] = await Promise.all([
    storefront.query(FOUNDERS_QUERY).catch(orNull),
    storefront.query(ABOUT_PICTURES_QUERY).catch(orNull),
  ]);
  return {
    founders: toFounders(founders?.metaobjects.nodes ?? []),
    picture: toPicture(pictures?.collection?.image),
    sciencePicture: toPicture(pictures?.metaobject?.science?.reference?.image),
  };
}
