import {Form, Link} from '@remix-run/react';
import {Badge} from '~/ui/Badge';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {Icon} from '~/ui/icons/Icon';
import {SEARCH_COPY, sortLabel} from './search-copy';
import {SEARCH_PATH} from './search-link';
import {countFilters, NO_FILTERS, SEARCH_SORTS, searchPath, type SearchRequest} from './search-request';
import type {FacetView} from './to-facets';
import {useFormReset} from './use-form-reset';

interface SearchFiltersProps {
  readonly asked: SearchRequest;
  readonly facets: readonly FacetView[];
}

const LEGEND = 'mb-1 font-semibold';
const CHOICE = 'flex min-h-11 cursor-pointer items-center gap-3';
const BOX = 'size-5 shrink-0 accent-accent';

/** Order and filters of the results: a plain form behind a fold. */
export function SearchFilters({asked, facets}: SearchFiltersProps) {
  const form = useFormReset(searchPath(asked));
  const count = countFilters(asked.filters);
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-2.5 px-4 font-semibold">
        <Icon name="sliders-horizontal" className="size-5" />
        {SEARCH_COPY.refine}
        {count > 0 && <Badge tone="accent">{SEARCH_COPY.chosen(count)}</Badge>}
      </summary>
      <Form ref={form} action={SEARCH_PATH} autoComplete="off" className="border-t border-line p-4 sm:p-6">
        <input type="hidden" name="q" value={asked.query} />
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          <SortChoice sort={asked.sort} />
          {facets.map((facet) => (
            <FacetChoice key={facet.name} facet={facet} />
          ))}
          <PriceRange min={asked.filters.minPrice} max={asked.filters.maxPrice} />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="submit" className={buttonStyle()}>
            {SEARCH_COPY.apply}
          </button>
          {count > 0 && (
            <Link
              to={searchPath({...asked, filters: NO_FILTERS, after: null})}
              className={buttonStyle({tone: 'outline'})}
            >
              {SEARCH_COPY.clear}
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

function SortChoice({sort}: Pick<SearchRequest, 'sort'>) {
  return (
    <fieldset>
      <legend className={LEGEND}>{SEARCH_COPY.sort}</legend>
      {SEARCH_SORTS.map((each) => (
        <label key={each} className={CHOICE}>
          <input type="radio" name="sort" value={each} defaultChecked={each === sort} className={BOX} />
          {sortLabel(each)}
        </label>
      ))}
    </fieldset>
  );
}

function FacetChoice({facet: {name, label, options}}: {readonly facet: FacetView}) {
  return (
    <fieldset>
      <legend className={LEGEND}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={CHOICE}>
          <input type="checkbox" name={name} value={option.value} defaultChecked={option.isChosen} className={BOX} />
          <span>
            {option.label} <span className="text-ink-soft tabular-nums">({option.count})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function PriceRange({min, max}: {readonly min: number | null; readonly max: number | null}) {
  const ends = [
    {name: 'min', label: SEARCH_COPY.from, value: min},
    {name: 'max', label: SEARCH_COPY.to, value: max},
  ] as const;
  return (
    <fieldset>
      <legend className={LEGEND}>{SEARCH_COPY.price}</legend>
      <div className="flex gap-3">
        {ends.map(({name, label, value}) => (
          <label key={name} className="min-w-0 flex-1 text-sm text-ink-soft">
            {label}
            <input
              name={name}
              inputMode="decimal"
              maxLength={8}
              defaultValue={value ?? ''}
              className={cn(CONTROL_STYLE, 'mt-1 min-h-11')}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
