import {Link} from '@remix-run/react';
import {forwardRef, type FormEvent, type RefObject} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {usePendingResults} from '../pending/use-pending-screen';
import {FilterFields} from './FilterFields';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView} from './filter-view';

interface FilterSheetProps {
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement>;
  readonly formId: string;
  readonly bar: FilterBarView;
  /** The form was submitted: the list is to be seen. */
  readonly onShow: (event: FormEvent) => void;
}

/**
 * Everything a list can be narrowed by: a sheet from below on phones, a panel at the side of wide screens. The browser's
 * own dialog, and without scripts its own popover. On a screen of few lines it scrolls as a whole.
 */
export const FilterSheet = forwardRef<HTMLDialogElement, FilterSheetProps>(function FilterSheet(
  {id, formRef, formId, bar, onShow},
  ref,
) {
  return (
    <dialog
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-slot="filter-sheet"
      className="fixed top-auto right-0 bottom-0 left-0 m-0 max-h-[88dvh] w-full max-w-none flex-col overflow-hidden rounded-t-card bg-paper p-0 text-ink shadow-raised backdrop:bg-scrim/55 open:flex open:animate-fade-in md:top-0 md:left-auto md:h-dvh md:max-h-none md:w-[27rem] md:rounded-none md:open:animate-drawer-in-right"
      {...{popover: 'auto'}}
    >
      <form
        ref={formRef}
        id={formId}
        method="get"
        action={bar.action}
        autoComplete="off"
        onSubmit={onShow}
        className="flex min-h-0 flex-1 flex-col low:overflow-y-auto"
      >
        <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2.5">
          <h2 id={`${id}-title`} className="text-xl">
            {FILTER_COPY.filters}
          </h2>
          <button
            type="button"
            aria-label={FILTER_COPY.close}
            onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}
            className={buttonStyle({tone: 'quiet', size: 'icon'})}
            {...{popovertarget: id, popovertargetaction: 'hide'}}
          >
            <Icon name="x" className="size-5" />
          </button>
        </div>
        <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto overscroll-contain p-5 low:flex-none low:overflow-visible">
          {bar.query !== undefined && <input type="hidden" name="q" value={bar.query} />}
          <FilterFields bar={bar} />
        </div>
        <SheetFoot bar={bar} />
      </form>
    </dialog>
  );
});

/** Stays in sight below the choices: what they leave, and the way there. */
function SheetFoot({bar: {chips, clearPath, showLabel}}: Pick<FilterSheetProps, 'bar'>) {
  const isPending = usePendingResults();
  const isFiltered = chips.some(({isOn}) => isOn);
  return (
    <div className="shrink-0 border-t border-line bg-surface-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p role="status" className={showLabel === null ? 'pb-3 text-sm font-semibold' : 'sr-only'}>
        {showLabel ?? FILTER_COPY.nothing}
      </p>
      <div className="flex gap-3">
        {isFiltered && (
          <Link
            to={clearPath}
            preventScrollReset
            // The link goes once nothing is left to clear, and the focus must not go with it.
            onClick={({currentTarget}) => currentTarget.closest('dialog')?.focus()}
            className={cn(buttonStyle({tone: showLabel === null ? 'primary' : 'outline'}), 'flex-1')}
          >
            {FILTER_COPY.clear}
          </Link>
        )}
        {showLabel !== null && (
          <button type="submit" className={cn(buttonStyle(), 'flex-2 noscript:hidden')}>
            {isPending ? FILTER_COPY.show : showLabel}
          </button>
        )}
        {/* Without scripts the number for what is chosen is unknown. */}
        <button type="submit" className={cn(buttonStyle(), 'flex-2 not-noscript:hidden')}>
          {FILTER_COPY.show}
        </button>
      </div>
    </div>
  );
}
