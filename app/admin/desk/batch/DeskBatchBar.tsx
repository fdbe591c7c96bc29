import {Link, useFetcher} from '@remix-run/react';
import {useCan} from '~/admin/frame/access/staff-role';
import {
  ALL_ORDERS,
  CHOOSES_ORDERS,
  CHOSEN_ORDERS_INTENTS,
  CHOSEN_QUERY,
  MAX_CHOSEN_ORDERS,
  type ChosenOrdersReply,
} from '~/admin/frame/chosen-orders';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {PageAlert} from '~/ui/PageAlert';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {usePageNotice} from '~/ui/use-page-notice';
import {BATCH_FORM, DESK_BATCH_COPY as COPY} from './desk-batch-copy';
import type {ChosenOrders} from './use-chosen-orders';

interface DeskBatchBarProps {
  /** The query of what is listed. */
  readonly query: string;
  /** How many orders this page lists. */
  readonly shownCount: number;
  /** How many orders all pages list; null if this one lists them all. */
  readonly listedCount: number | null;
  readonly chosen: Pick<ChosenOrders, 'chosenCount' | 'setAll'>;
  readonly idempotencyKey: string;
  /** Why the last form without scripts failed. */
  readonly notice: Notice | null;
}

/** What can be done with the chosen orders. The checkboxes of the queue belong to its form. */
export function DeskBatchBar({query, shownCount, listedCount, chosen, idempotencyKey, notice}: DeskBatchBarProps) {
  const {Form, data, formData, state} = useFetcher<ChosenOrdersReply>();
  const shown = usePageNotice(data?.notice ?? notice);
  const pending = formData?.get(INTENT);
  const canTag = useCan('shop');
  const isNothingChosen = useIsHydrated() && chosen.chosenCount === 0;
  return (
    <Form
      id={BATCH_FORM}
      method="post"
      // A rejected form stays at what is listed.
      action={`/admin/orders?index&${CHOOSES_ORDERS}&${query}`}
      aria-label={COPY.label}
      onSubmit={(event) => state !== 'idle' && event.preventDefault()}
      className="group sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-surface-raised px-4 py-2 shadow-raised sm:mx-0 sm:rounded-card sm:border sm:px-3"
    >
      <PageAlert shown={shown} />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <input type="hidden" name={CHOSEN_QUERY} value={query} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chosen shownCount={shownCount} chosen={chosen} />
        {listedCount !== null && listedCount <= MAX_CHOSEN_ORDERS && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input type="checkbox" name={ALL_ORDERS} value="yes" className="size-5 accent-accent-ink" />
            {COPY.all(listedCount)}
          </label>
        )}
        {/* On phones the buttons would cover orders before one is chosen. */}
        <span
          className={cn(
            'flex flex-wrap gap-2 sm:ms-auto',
            isNothingChosen && 'max-sm:not-group-has-[[name=all]:checked]:hidden',
          )}
        >
          {CHOSEN_ORDERS_INTENTS.map((intent) => (
            <Button
              key={intent}
              type="submit"
              name={INTENT}
              value={intent}
              tone="outline"
              size="sm"
              className="max-sm:px-2"
              isPending={pending === intent}
            >
              {intent === 'change' && !canTag ? COPY.changeWithoutTags : COPY.intents[intent]}
            </Button>
          ))}
        </span>
      </div>
      {listedCount !== null && listedCount > MAX_CHOSEN_ORDERS && (
        <p className="text-xs text-ink-soft max-sm:hidden">{COPY.tooMany}</p>
      )}
    </Form>
  );
}

/** How many are chosen, with a button that chooses all or none. Scripts count; without them there is a hint. */
function Chosen({shownCount, chosen: {chosenCount, setAll}}: Pick<DeskBatchBarProps, 'shownCount' | 'chosen'>) {
  if (!useIsHydrated())
    return (
      <p className="text-sm text-ink-soft">
        {COPY.hint}{' '}
        <Link to="/admin/orders/batch" className="inline-flex min-h-6 items-center">
          {COPY.latest}
        </Link>
      </p>
    );
  const isChosen = chosenCount > 0;
  return (
    <>
      <p role="status" className="text-sm font-semibold tabular-nums">
        {COPY.chosen(chosenCount)}
      </p>
      <Button tone="quiet" size="sm" className="px-2" onClick={() => setAll(!isChosen)}>
        {isChosen ? COPY.clear : COPY.chooseShown(shownCount)}
      </Button>
      <Link to="/admin/orders/batch" className={buttonStyle({tone: 'quiet', size: 'sm', className: 'px-2'})}>
        {COPY.latest}
      </Link>
    </>
  );
}
