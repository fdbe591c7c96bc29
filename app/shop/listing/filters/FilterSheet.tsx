import {Link} from '@remix-run/react';
import {forwardRef, type FormEvent, type RefObject} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {usePendingResults} from '~/shop/catalog/pending/use-pending-screen';
import {FilterFields} from './FilterFields';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView} from './filter-view';

interface FilterSheetProps {
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement>;
  readonly formId: string;
  readonly bar: FilterBarView;
  /** Called when the form is submitted. */
  readonly onShow: (event: FormEvent) => void;
}

/**
 * All filters of a list: a bottom sheet on phones, a side panel on wide screens. A native dialog, and a native popover
 * without scripts. Scrolls as a whole on screens of little height.
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
        <SheetFooter bar={bar} />
      </form>
    </dialog>
  );
});

/** Sticky below the fields: the number of results and the button that shows them. */
function SheetFooter({bar: {chips, clearPath, showLabel}}: Pick<FilterSheetProps, 'bar'>) {
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
            // The link disappears after the click, so the focus moves to the dialog.
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
        {/* Without scripts the number of results for the current choices is unknown. */}
        <button type="submit" className={cn(buttonStyle(), 'flex-2 not-noscript:hidden')}>
          {FILTER_COPY.show}
        </button>
      </div>
    </div>
  );
}
