import {Form, Link, useLocation, useNavigation} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {useIsLate} from '~/ui/use-is-late';
import type {PageNotice} from '~/ui/use-page-notice';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {FulfillmentOrderCard} from './FulfillmentOrderCard';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import type {FulfillmentPanelView} from './fulfillment-panel-view';

interface FulfillmentPanelProps {
  readonly panel: FulfillmentPanelView;
  readonly orderName: string;
  readonly idempotencyKey: string;
  readonly result: OrderActionResult | undefined;
  readonly failure: PageNotice | null;
  /** Whether Shopify did not answer, so that the panel is as it was before. */
  readonly isStale: boolean;
  /** Whether the page itself has a button that reloads it. */
  readonly isInReloadablePage?: boolean;
}

/** The fulfillment orders of an order with the actions of staff. */
export function FulfillmentPanel({
  panel,
  orderName,
  idempotencyKey,
  result,
  failure,
  isStale,
  isInReloadablePage = false,
}: FulfillmentPanelProps) {
  const {pathname} = useLocation();
  const {state, location, formData} = useNavigation();
  const isLoading = useIsLate(state === 'loading' && !formData && location.pathname === pathname);
  const isEmpty = panel.kind === 'listed' && panel.orders.length === 0;
  return (
    <section aria-labelledby="fulfillment" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="fulfillment" className="font-sans text-base font-semibold">
          {FULFILLMENT_COPY.title}
        </h3>
        {!isInReloadablePage && (
          <Form method="get" action={pathname} replace preventScrollReset data-print="hidden">
            <Button type="submit" tone="outline" size="sm" isPending={isLoading}>
              {!isLoading && <Icon name="rotate-cw" className="size-4" />}
              <span>{FULFILLMENT_COPY.refresh}</span>
            </Button>
          </Form>
        )}
      </div>
      {panel.kind === 'locked' && (
        <p className="mt-3">
          {FULFILLMENT_COPY.locked}{' '}
          <Link
            to={`/admin/verify?${new URLSearchParams({returnTo: pathname}).toString()}`}
            className="inline-flex min-h-11 items-center font-semibold text-accent-ink underline"
          >
            {FULFILLMENT_COPY.unlock}
          </Link>
        </p>
      )}
      {isStale && (
        <Alert tone="warning" title={FULFILLMENT_COPY.failed} className="mt-3">
          {FULFILLMENT_COPY.stale}
        </Alert>
      )}
      {panel.kind === 'failed' && (
        <Alert tone="error" title={panel.title} className="mt-3">
          {panel.text}
        </Alert>
      )}
      {isEmpty && <p className="mt-3 text-ink-soft">{FULFILLMENT_COPY.empty}</p>}
      {panel.kind === 'listed' && !isEmpty && (
        <ul className="mt-3 flex flex-col gap-4">
          {panel.orders.map((order) => (
            <FulfillmentOrderCard
              // A changed status resets the form: its values belong to the previous state.
              key={`${order.id} ${order.status.label} ${order.items.map(({remaining}) => remaining).join()} ${order.holds.map(({id}) => id).join()}`}
              order={order}
              orderName={orderName}
              idempotencyKey={idempotencyKey}
              result={result?.target === order.id ? result : undefined}
              failure={result?.target === order.id ? failure : null}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
