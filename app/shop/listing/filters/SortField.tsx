import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView} from './filter-view';

interface SortFieldProps extends Pick<FilterBarView, 'sorts'> {
  /** Id of the filter form, which is not an ancestor. */
  readonly formId: string;
}

/** The sort order of a list. A change applies immediately; without scripts a button applies it. */
export function SortField({sorts, formId}: SortFieldProps) {
  return (
    <div className="flex min-w-0 gap-2 max-md:flex-1 md:ms-auto md:w-44 md:shrink-0 md:noscript:w-64">
      <label className="relative min-w-0 flex-1">
        <span className="absolute start-4 end-2 top-1 truncate text-xs text-ink-soft">{FILTER_COPY.sort}</span>
        <select
          name="sort"
          form={formId}
          autoComplete="off"
          defaultValue={sorts.find(({isChosen}) => isChosen)?.value}
          className={cn(CONTROL_STYLE, 'h-12 ps-3 pe-2 pt-4 text-ellipsis')}
        >
          {sorts.map(({value, label}) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" form={formId} className={cn(buttonStyle({tone: 'outline'}), 'not-noscript:hidden')}>
        {FILTER_COPY.applySort}
      </button>
    </div>
  );
}
