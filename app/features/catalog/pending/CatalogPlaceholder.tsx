import {HomeSkeleton} from '../home/HomeSkeleton';
import {ProductSkeleton} from './ProductSkeleton';
import {ShelvesSkeleton} from '../shelf/ShelvesSkeleton';
import type {CatalogScreenName} from './screen-of';

const SKELETONS = {home: HomeSkeleton, shelves: ShelvesSkeleton, product: ProductSkeleton};

/** The shape of a screen that is on its way. */
export function CatalogPlaceholder({screen}: {readonly screen: CatalogScreenName}) {
  const Skeleton = SKELETONS[screen];
  return <Skeleton />;
}
