import {useEffect, useId, useRef, type FormEvent, type RefObject} from 'react';
import {Badge} from '~/ui/Badge';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {FilterChips} from './FilterChips';
import {FilterSheet} from './FilterSheet';
import {FILTER_COPY} from './filter-copy';
import type {FilterBarView} from './filter-view';
import {SortField} from './SortField';
import {useFilterForm} from './use-filter-form';

/**
 * The controls of a list in one row: chips on wide screens, the sort field and a button that opens a sheet with all
 * filters. Works without scripts.
 */
export function FilterBar({bar}: {readonly bar: FilterBarView}) {
  const {root, form, submit, toggle} = useFilterForm(bar.action);
  const sheet = useRef<HTMLDialogElement>(null);
  useBackdropClose(sheet);
  const id = useId();
  const sheetId = `${id}-sheet`;
  const formId = `${id}-form`;
  const chosen = bar.chips.filter(({isOn}) => isOn).length;
  const openSheet = (event: {preventDefault: () => void}) => {
    // Before hydration the button opens the sheet as a popover, which cannot become modal while it is open.
    if (sheet.current?.matches(':popover-open')) return;
    event.preventDefault();
    sheet.current?.showModal();
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    submit();
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
    if (!sheet.current?.open) return;
    sheet.current.close();
    root.current?.scrollIntoView();
  };
  return (
    <div ref={root} data-slot="filter-bar" className="flex flex-wrap items-start gap-3 md:flex-nowrap">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={openSheet}
        className={cn(
          buttonStyle({tone: 'outline'}),
          'max-md:flex-1 max-md:noscript:basis-full',
          !bar.hasMore && 'xl:hidden',
        )}
        {...{popovertarget: sheetId}}
      >
        <Icon name="sliders-horizontal" className="size-5" />
        {FILTER_COPY.filters}
        {chosen > 0 && <Badge tone="accent">{FILTER_COPY.on(chosen)}</Badge>}
      </button>
      <FilterChips chips={bar.chips} clearPath={bar.clearPath} onToggle={toggle} />
      <SortField sorts={bar.sorts} formId={formId} />
      <FilterSheet ref={sheet} id={sheetId} formRef={form} formId={formId} bar={bar} onShow={show} />
    </div>
  );
}

/** Closes a modal dialog on a backdrop click, whose target is the dialog element itself. */
function useBackdropClose(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const element = dialog.current;
    const close = ({target}: MouseEvent) => {
      if (target === element) element?.close();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [dialog]);
}
