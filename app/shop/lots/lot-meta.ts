import {lotPath} from '~/core/lot-path';
import type {PageFacts} from '~/core/page-meta';
import {productPath} from '~/shop/catalog/model/product-path';
import type {LotView} from './lot-view';
import {LOTS_COPY} from './lots-copy';

/** The pages above a lot: all products, and the dish if it is only one. */
export const lotParents = ({dishes}: Pick<LotView, 'dishes'>) => [
  {title: 'Products', path: '/products'},
  ...(dishes.length === 1 ? dishes.map(({title, handle}) => ({title, path: productPath(handle)})) : []),
];

/** Returns what search engines and other sites read about a lot. No type of schema.org says more of it than the breadcrumb. */
export function lotFacts(lot: LotView): Omit<PageFacts, 'title' | 'page'> {
  const {number, dishes, origin} = lot;
  const names = dishes.map(({title}) => title);
  return {
    path: lotPath(number),
    description: LOTS_COPY.description(number, names, origin),
    type: 'article',
    picture: dishes[0]?.image ?? null,
    parents: lotParents(lot),
  };
}
