import {CardSkeletons} from '../shelf/CardSkeletons';
import {SHELF_COPY} from '../shelf/shelf-copy';

/** A list of products while it loads. */
export function ShelvesSkeleton() {
  return (
    <div className="page py-10" role="status">
      <p className="text-sm font-bold tracking-widest text-ink-soft">{SHELF_COPY.loadingLabel}</p>
      <p className="font-display text-title font-semibold">{SHELF_COPY.loading}</p>
      <CardSkeletons count={4} className="mt-8" />
    </div>
  );
}
