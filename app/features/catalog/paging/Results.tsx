import type {ReactNode} from 'react';
import {CardSkeletons} from '../shelf/CardSkeletons';
import {usePendingResults} from '../pending/use-pending-screen';

interface ResultsProps {
  /** How many cards stand here, and so how much room the next ones are given. */
  readonly count: number;
  readonly children: ReactNode;
}

const LEAST = 4;

/** The part of a list that its controls change. While the next products are late, their shapes stand in their place. */
export function Results({count, children}: ResultsProps) {
  const isPending = usePendingResults();
  return (
    <div aria-busy={isPending || undefined}>
      {isPending && <CardSkeletons count={Math.max(count, LEAST)} />}
      <div hidden={isPending}>{children}</div>
    </div>
  );
}
