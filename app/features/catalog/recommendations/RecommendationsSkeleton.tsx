import {Skeleton} from '~/ui/Skeleton';
import {RECOMMENDATION_GRID} from './recommendation-grid';

const PLACES = 4;

/** Holds the place of suggestions that stream in: as high as they are where each title takes one line. */
export function RecommendationsSkeleton() {
  return (
    <div aria-hidden="true" className="@container noscript:hidden">
      <Skeleton className="mb-4 h-7 w-48" />
      <div className={RECOMMENDATION_GRID}>
        {Array.from({length: PLACES}, (_, index) => (
          <Skeleton key={index} className="h-25 rounded-card" />
        ))}
      </div>
    </div>
  );
}
