import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {PACKING_COPY} from '../packing-copy';
import {BATCH_PACKING_COPY as COPY} from './batch-packing-copy';
import type {BatchPickListView} from './batch-packing-view';
import {BatchPackingPage} from './BatchPackingPage';
import {usePickedLines} from './use-picked-lines';

/** Lines of one printed page. */
const LINES_PER_PAGE = 20;

type Item = BatchPickListView['items'][number];

/** The combined pick list of a batch: each product and option once, in pages of twenty lines. */
export function BatchPickList({view}: {readonly view: BatchPickListView}) {
  const {id, items, orderCount, isUnsplit} = view;
  const {picked, toggle, clear} = usePickedLines(id);
  const isHydrated = useIsHydrated();
  const pages = Array.from({length: Math.ceil(items.length / LINES_PER_PAGE)}, (_, page) =>
    items.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  );
  const done = items.filter(({key}) => picked.has(key)).length;
  const total = items.reduce((sum, {quantity}) => sum + quantity, 0);
  return (
    <BatchPackingPage title={COPY.pickList} {...view}>
      {isUnsplit && <Alert tone="warning" title={PACKING_COPY.unsplit} />}
      {orderCount > 0 && <p className="text-lg font-semibold">{COPY.summary(total, orderCount)}</p>}
      {isHydrated && orderCount > 0 && (
        <div data-print="hidden" className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p role="status" className="tabular-nums">
            {COPY.picked(done, items.length)}
          </p>
          {done > 0 && (
            <Button tone="quiet" size="sm" onClick={clear}>
              {COPY.uncheck}
            </Button>
          )}
        </div>
      )}
      {pages.map((lines, page) => (
        <section
          key={lines[0]?.key}
          aria-label={COPY.page(page + 1, pages.length)}
          className="print:break-after-page print:last-of-type:break-after-auto"
        >
          {pages.length > 1 && (
            <p className="mb-2 text-sm text-ink-soft tabular-nums">{COPY.page(page + 1, pages.length)}</p>
          )}
          <ul className="grid gap-1.5 print:gap-0">
            {lines.map((item) => (
              <PickLine
                key={item.key}
                item={item}
                isPicked={picked.has(item.key)}
                {...(isHydrated && {onToggle: () => toggle(item.key)})}
              />
            ))}
          </ul>
        </section>
      ))}
    </BatchPackingPage>
  );
}

interface PickLineProps {
  readonly item: Item;
  readonly isPicked: boolean;
  /** Absent without scripts: then the browser marks the line until the page is left. */
  readonly onToggle?: () => void;
}

function PickLine({item, isPicked, onToggle}: PickLineProps) {
  const {title, variant, sku, quantity, bundles, isUnopened} = item;
  return (
    <li className="print:break-inside-avoid">
      <label
        className={cn(
          'flex min-h-12 items-center gap-3 rounded-control border px-3 py-1.5 print:min-h-0 print:rounded-none print:border-0 print:border-b print:p-0 print:py-1.5',
          isPicked ? 'border-success/50 bg-success/8' : 'border-line bg-surface-raised',
        )}
      >
        <input
          type="checkbox"
          {...(onToggle && {checked: isPicked, onChange: onToggle})}
          className="size-7 shrink-0 accent-accent-ink print:size-4"
        />
        <span className="w-16 shrink-0 text-xl font-bold tabular-nums print:text-lg">{COPY.quantity(quantity)}</span>
        <span className="min-w-0 flex-1 print:flex print:flex-wrap print:items-baseline print:justify-between print:gap-x-4">
          <span className={cn('block leading-snug font-semibold [overflow-wrap:anywhere]', isPicked && 'line-through')}>
            {title}
            {variant && <span>{`, ${variant}`}</span>}
          </span>
          <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
            <span className="font-mono">{sku || PACKING_COPY.noSku}</span>
            {bundles.length > 0 && <span>{` · ${PACKING_COPY.inBundles(bundles)}`}</span>}
          </span>
          {isUnopened && <span className="block text-sm font-semibold text-warning">{PACKING_COPY.unopened}</span>}
        </span>
      </label>
    </li>
  );
}
