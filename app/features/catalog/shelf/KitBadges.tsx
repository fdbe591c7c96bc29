import {memo, Suspense} from 'react';
import {Skeleton} from '~/ui/Skeleton';
import {lazyPart} from '../lazy-part';
import {KitBadgeRow as ReadyKitBadgeRow} from './KitBadgeRow';

const KitBadgeRow = import.meta.env.SSR
  ? ReadyKitBadgeRow
  : lazyPart(() => import('./KitBadgeRow').then((module) => module.KitBadgeRow));

/** The place of the badge row, whose five drawings no first paint waits for. */
export const KitBadges = memo(function KitBadges() {
  return (
    <Suspense fallback={<Skeleton className="h-60 rounded-card sm:h-30" />}>
      <KitBadgeRow />
    </Suspense>
  );
});
