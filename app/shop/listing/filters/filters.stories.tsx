import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {FILTERED_BAR, LARGE_BAR, OPEN_BAR} from './filter-samples';
import type {FilterBarView} from './filter-view';
import {FilterBar} from './FilterBar';

const COUNTED_BAR: FilterBarView = {
  ...OPEN_BAR,
  groups: OPEN_BAR.groups.map((group) => ({
    ...group,
    options: group.options.map((option, index) => ({...option, count: index * 11})),
  })),
};

const SWATCH_BAR: FilterBarView = {
  ...COUNTED_BAR,
  hasMore: true,
  groups: COUNTED_BAR.groups.map((group) => ({
    ...group,
    options: group.options.map((option, index) => ({
      ...option,
      swatch: index % 2 === 0 ? {color: '#b87333', url: null} : {color: null, url: PICTURE.url},
    })),
  })),
};

/** Filters of a product list. A change navigates to the products page. */
function FilterStates() {
  return (
    <>
      <State name="none on" isWide>
        <FilterBar bar={OPEN_BAR} />
      </State>
      <State name="all on" isWide>
        <FilterBar bar={FILTERED_BAR} />
      </State>
      <State name="counted, as in search" isWide>
        <FilterBar bar={COUNTED_BAR} />
      </State>
      <State name="with swatches, in the sheet" isWide>
        <FilterBar bar={SWATCH_BAR} />
      </State>
      <State name="many products" isWide>
        <FilterBar bar={LARGE_BAR} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Filters', States: FilterStates};
