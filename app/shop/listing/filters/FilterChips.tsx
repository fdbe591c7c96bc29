import {Link} from '@remix-run/react';
import type {MouseEvent} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView, FilterChip} from './filter-view';
import type {ToggleControl} from './use-filter-form';

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold xl:gap-1 xl:px-2.5';
const OFF = 'border-line-strong bg-surface-raised hover:border-ink hover:bg-surface';
const ON = 'border-accent-ink bg-accent pe-2 text-on-accent hover:bg-accent-strong xl:pe-1.5';

interface FilterChipsProps extends Pick<FilterBarView, 'chips' | 'clearPath'> {
  readonly onToggle: ToggleControl;
}

/** A row of filters that toggle. Narrow screens show only active ones; the sheet has the others. */
export function FilterChips({chips, clearPath, onToggle}: FilterChipsProps) {
  const chosen = chips.filter(({isOn}) => isOn).length;
  return (
    <ul
      aria-label={FILTER_COPY.row}
      className={cn(
        'order-last flex w-full flex-wrap gap-2 md:order-none md:min-h-12 md:w-auto md:flex-1 md:items-center xl:gap-1',
        chosen === 0 && 'max-xl:hidden',
      )}
    >
      {chips.map((chip) => (
        <li key={chip.label} className={cn(!chip.isOn && 'max-xl:hidden')}>
          <Chip chip={chip} onToggle={onToggle} />
        </li>
      ))}
      {chosen > 1 && (
        <li className="max-md:hidden">
          <Link
            to={clearPath}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4 hover:text-accent-ink"
          >
            {FILTER_COPY.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}

interface ChipProps {
  readonly chip: FilterChip;
  readonly onToggle: ToggleControl;
}

function Chip({chip: {label, path, isOn, control}, onToggle}: ChipProps) {
  // The form includes changes that are still loading; the link's path does not.
  const toggle = (event: MouseEvent) => {
    if (control && !hasModifierKey(event) && onToggle(control)) event.preventDefault();
  };
  return (
    <Link
      to={path}
      preventScrollReset
      onClick={toggle}
      data-chosen={isOn}
      aria-label={isOn ? FILTER_COPY.remove(label) : undefined}
      className={cn(CHIP, isOn ? ON : OFF)}
    >
      {label}
      {isOn && <Icon name="x" className="size-4 xl:size-3.5" />}
    </Link>
  );
}
