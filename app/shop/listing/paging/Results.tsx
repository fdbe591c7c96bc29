import type {ReactNode} from 'react';
import {CardSkeletons} from '~/shop/catalog/shelf/CardSkeletons';
import {usePendingResults} from '~/shop/catalog/pending/use-pending-screen';

interface ResultsProps {
  /** Number of cards shown now, and so of skeletons while the next ones load. */
  readonly count: number;
  readonly children: ReactNode;
}

const MIN_SKELETONS = 4;

/** The results of a list, replaced by skeletons while the next ones are late. */
export function Results({count, children}: ResultsProps) {
  const isPending = usePendingResults();
  return (
    <div aria-busy={isPending || undefined}>
      {isPending && <CardSkeletons count={Math.max(count, MIN_SKELETONS)} />}
      <div hidden={isPending}>{children}</div>
    </div>
  );
}
