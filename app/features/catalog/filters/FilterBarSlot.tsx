import {memo, Suspense} from 'react';
import {Skeleton} from '~/ui/Skeleton';
import {serverDrawnPart} from '~/ui/server-drawn-part';
import {FilterBar as ReadyFilterBar} from './FilterBar';
import type {FilterBarView} from './filter-view';

const FilterBar = import.meta.env.SSR
  ? ReadyFilterBar
  : serverDrawnPart(() => import('./FilterBar').then((module) => module.FilterBar));

/** The place of a list's controls. What else changes on the page must not touch them before their scripts are there. */
export const FilterBarSlot = memo(function FilterBarSlot({bar}: {readonly bar: FilterBarView}) {
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-control" />}>
      <FilterBar bar={bar} />
    </Suspense>
  );
});
