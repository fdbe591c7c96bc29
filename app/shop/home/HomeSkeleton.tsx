import {Skeleton} from '~/ui/Skeleton';
import {CardSkeletons} from '~/shop/catalog/shelf/CardSkeletons';
import {HOME_COPY} from './home-copy';

const CARDS = 6;

export function HomeSkeleton() {
  return (
    <div className="page py-10 sm:py-14" role="status">
      <p className="max-w-lg font-display text-title font-semibold">{HOME_COPY.headline}</p>
      <Skeleton className="mt-6 mb-16 h-40 max-w-lg" />
      <p className="mb-6 font-display text-heading font-semibold sm:mb-8">{HOME_COPY.popular}</p>
      <CardSkeletons count={CARDS} />
    </div>
  );
}
