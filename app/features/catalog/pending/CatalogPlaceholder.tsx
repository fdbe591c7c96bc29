import {HomeSkeleton} from './HomeSkeleton';
import {ProductSkeleton} from './ProductSkeleton';
import {ShelvesSkeleton} from './ShelvesSkeleton';
import type {CatalogScreenName} from './to-catalog-screen';

const SKELETONS = {home: HomeSkeleton, shelves: ShelvesSkeleton, product: ProductSkeleton};

/** The skeleton of a pending screen. */
export function CatalogPlaceholder({screen}: {readonly screen: CatalogScreenName}) {
  const Skeleton = SKELETONS[screen];
  return <Skeleton />;
}
