import {FilterBar} from '~/features/catalog/filters/FilterBar';
import type {FilterBarView} from '~/features/catalog/filters/filter-view';
import {WHOLE_LIST} from '~/features/catalog/listing/listing-request';
import {toFilterBar} from '~/features/catalog/listing/to-filter-bar';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {FILTERED_BAR, OPEN_BAR} from './filter-samples';

const COUNTED_BAR: FilterBarView = {
  ...OPEN_BAR,
  groups: OPEN_BAR.groups.map((group) => ({
    ...group,
    options: group.options.map((option, index) => ({...option, count: index * 11})),
  })),
};

/** What a list can be narrowed by. A change leads to the products page. */
export function FilterSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Filters">
      <State name="none on" isWide>
        <FilterBar bar={OPEN_BAR} />
      </State>
      <State name="all on" isWide>
        <FilterBar bar={FILTERED_BAR} />
      </State>
      <State name="counted, as in search" isWide>
        <FilterBar bar={COUNTED_BAR} />
      </State>
      <State name="a shop that marks no heat" isWide>
        <FilterBar bar={toFilterBar(WHOLE_LIST, [])} />
      </State>
    </Section>
  );
}
