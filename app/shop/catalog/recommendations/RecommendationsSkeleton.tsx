import {Skeleton} from '~/ui/Skeleton';
import {RECOMMENDATION_GRID} from './recommendation-grid';

const CARDS = 4;

/** Placeholder of recommendations, as high as they are with one-line titles. */
export function RecommendationsSkeleton() {
  return (
    <div aria-hidden="true" className="@container noscript:hidden">
      <Skeleton className="mb-4 h-7 w-48" />
      <div className={RECOMMENDATION_GRID}>
        {Array.from({length: CARDS}, (_, index) => (
          <Skeleton key={index} className="h-25 rounded-card" />
        ))}
      </div>
    </div>
  );
}
