import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView} from './filter-view';

/** The filters that are on, each with the way to take it away; nothing when there is none. */
export function FilterChips({chips, clearPath}: Pick<FilterBarView, 'chips' | 'clearPath'>) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={FILTER_COPY.active} className="flex flex-wrap gap-2">
      {chips.map(({label, path}) => (
        <li key={label}>
          <Link
            to={path}
            preventScrollReset
            aria-label={FILTER_COPY.remove(label)}
            className={cn(buttonStyle({tone: 'quiet', size: 'sm'}), 'border border-line')}
          >
            {label}
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={clearPath} preventScrollReset className={cn(buttonStyle({tone: 'quiet', size: 'sm'}), 'underline')}>
          {FILTER_COPY.clear}
        </Link>
      </li>
    </ul>
  );
}
