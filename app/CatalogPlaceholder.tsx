import {HomeSkeleton} from '~/features/home/HomeSkeleton';
import {ProductSkeleton} from '~/features/product/ProductSkeleton';
import {ShelvesSkeleton} from '~/features/listing/products/ShelvesSkeleton';
import type {CatalogScreenName} from '~/features/catalog/pending/to-catalog-screen';

const SKELETONS = {home: HomeSkeleton, shelves: ShelvesSkeleton, product: ProductSkeleton};

/** The skeleton of a pending screen. */
export function CatalogPlaceholder({screen}: {readonly screen: CatalogScreenName}) {
  const Skeleton = SKELETONS[screen];
  return <Skeleton />;
}
