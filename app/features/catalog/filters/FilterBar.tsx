import {useRef, type FormEvent} from 'react';
import {Badge} from '~/ui/Badge';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {FilterChips} from './FilterChips';
import {FilterFields} from './FilterFields';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView} from './filter-view';
import {useFilterForm} from './use-filter-form';

/** Controls of a list: a bar on wide screens, behind a fold on phones, and below it what is on. Needs no scripts. */
export function FilterBar({bar}: {readonly bar: FilterBarView}) {
  const {form, submit} = useFilterForm(bar.action);
  const fold = useRef<HTMLDetailsElement>(null);
  const show = (event: FormEvent) => {
    event.preventDefault();
    submit();
    if (!fold.current?.open) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  };
  return (
    <div className="space-y-4">
      <details ref={fold} data-slot="filter-fold" className="rounded-card border border-line bg-surface">
        <summary className="flex min-h-12 list-none items-center gap-2.5 px-4 font-semibold">
          <Icon name="sliders-horizontal" className="size-5" />
          {FILTER_COPY.refine}
          {bar.chips.length > 0 && <Badge tone="accent">{FILTER_COPY.chosen(bar.chips.length)}</Badge>}
        </summary>
        <form
          ref={form}
          method="get"
          action={bar.action}
          autoComplete="off"
          onSubmit={show}
          className="flex flex-col gap-x-8 gap-y-5 border-line p-4 max-md:border-t md:flex-row md:flex-wrap md:items-start md:px-5"
        >
          {bar.query !== undefined && <input type="hidden" name="q" value={bar.query} />}
          <FilterFields bar={bar} />
          <button type="submit" className={cn(buttonStyle(), 'md:hidden')}>
            {FILTER_COPY.apply}
          </button>
          <noscript>
            <button type="submit" className={cn(buttonStyle(), 'max-md:hidden')}>
              {FILTER_COPY.apply}
            </button>
          </noscript>
        </form>
      </details>
      <FilterChips chips={bar.chips} clearPath={bar.clearPath} />
    </div>
  );
}
