import {HomeSkeleton} from '~/shop/home/HomeSkeleton';
import {ProductSkeleton} from '~/shop/product/ProductSkeleton';
import {ShelvesSkeleton} from '~/shop/listing/products/ShelvesSkeleton';
import type {CatalogScreenName} from '~/shop/catalog/pending/to-catalog-screen';

const SKELETONS = {home: HomeSkeleton, shelves: ShelvesSkeleton, product: ProductSkeleton};

export function CatalogPlaceholder({screen}: {readonly screen: CatalogScreenName}) {
  const Skeleton = SKELETONS[screen];
  return <Skeleton />;
}
