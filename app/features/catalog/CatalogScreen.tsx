import type {ReactNode} from 'react';
import {HomeSkeleton} from './home/HomeSkeleton';
import {ProductSkeleton} from './product/ProductSkeleton';
import {ShelvesSkeleton} from './shelf/ShelvesSkeleton';
import {usePendingScreen} from './use-pending-screen';
import {useQuietRefresh} from './use-quiet-refresh';

interface CatalogScreenProps {
  /** What the page's loader gave: kept fresh while somebody looks at it. */
  readonly data: unknown;
  readonly children: ReactNode;
}

/** A screen of the catalogue. While the next one is late, its shape stands in place of this one. */
export function CatalogScreen({data, children}: CatalogScreenProps) {
  const pending = usePendingScreen();
  useQuietRefresh(data);
  return (
    <>
      {pending === 'home' && <HomeSkeleton />}
      {pending === 'shelves' && <ShelvesSkeleton />}
      {pending === 'product' && <ProductSkeleton />}
      {/* Hidden rather than gone: a navigation that is given up leaves everything as it was. */}
      <div hidden={pending !== null}>{children}</div>
    </>
  );
}
