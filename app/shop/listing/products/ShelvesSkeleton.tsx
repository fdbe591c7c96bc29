import {CardSkeletons} from '~/shop/catalog/shelf/CardSkeletons';
import {LISTING_COPY} from './listing-copy';

export function ShelvesSkeleton() {
  return (
    <div className="page py-10" role="status">
      <p className="text-sm font-bold tracking-widest text-ink-soft">{LISTING_COPY.loadingLabel}</p>
      <p className="font-display text-title font-semibold">{LISTING_COPY.loading}</p>
      <CardSkeletons count={4} className="mt-8" />
    </div>
  );
}
