import {memo, Suspense} from 'react';
import {Skeleton} from '~/ui/Skeleton';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {FilterBar as EagerFilterBar} from './FilterBar';
import type {FilterBarView} from './filter-view';

const FilterBar = import.meta.env.SSR
  ? EagerFilterBar
  : serverRenderedLazy(() => import('./FilterBar').then((module) => module.FilterBar));

/** Loads the controls of a list lazily. Memoized: other updates of the page would interrupt their hydration. */
export const FilterBarSlot = memo(function FilterBarSlot({bar}: {readonly bar: FilterBarView}) {
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-control" />}>
      <FilterBar bar={bar} />
    </Suspense>
  );
});
