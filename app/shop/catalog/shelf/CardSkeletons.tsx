import {cn} from '~/ui/cn';
import {EVEN_GRID, evenCell} from '~/ui/even-grid';
import {Skeleton} from '~/ui/Skeleton';
import {CARD_FLOW, CARD_PICTURE} from './card-style';

interface CardSkeletonsProps {
  readonly count: number;
  readonly className?: string;
}

export function CardSkeletons({count, className}: CardSkeletonsProps) {
  return (
    <div aria-hidden="true" className={cn(EVEN_GRID, className)}>
      {Array.from({length: count}, (_, index) => (
        <div key={index} className={cn('@container/cell', evenCell(index, count))}>
          <div className={cn('overflow-hidden rounded-card bg-surface-raised shadow-card', CARD_FLOW)}>
            <Skeleton className={cn('aspect-square rounded-none', CARD_PICTURE)} />
            <div className="flex-1 space-y-3 p-3 sm:p-4">
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-14 max-md:hidden" />
              <Skeleton className="h-12" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
