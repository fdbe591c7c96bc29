import {cn} from '~/ui/cn';
import {Skeleton} from '~/ui/Skeleton';
import {GRIDS} from './grid-style';

interface CardSkeletonsProps {
  readonly count: number;
  readonly columns?: keyof typeof GRIDS;
  readonly className?: string;
}

/** Holds the place of a shelf. */
export function CardSkeletons({count, columns = 'many', className}: CardSkeletonsProps) {
  return (
    <div aria-hidden="true" className={cn(GRIDS[columns], className)}>
      {Array.from({length: count}, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card bg-surface-raised shadow-card">
          <Skeleton className="aspect-square rounded-none" />
          <div className="space-y-3 p-3 sm:p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-14 max-md:hidden" />
            <Skeleton className="h-12" />
          </div>
        </div>
      ))}
    </div>
  );
}
