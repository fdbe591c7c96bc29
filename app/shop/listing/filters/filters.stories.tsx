import {FilterBar} from '~/shop/listing/filters/FilterBar';
import type {FilterBarView} from '~/shop/listing/filters/filter-view';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {FILTERED_BAR, LARGE_BAR, OPEN_BAR} from './filter-samples';

const COUNTED_BAR: FilterBarView = {
  ...OPEN_BAR,
  groups: OPEN_BAR.groups.map((group) => ({
    ...group,
    options: group.options.map((option, index) => ({...option, count: index * 11})),
  })),
};

/** Filters of a product list. A change navigates to the products page. */
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
      <State name="many products" isWide>
        <FilterBar bar={LARGE_BAR} />
      </State>
    </Section>
  );
}
