import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {Disclosure} from '~/ui/Disclosure';
import {EmptyState} from '~/ui/EmptyState';
import {EMPTY_TIERS} from '~/ui/icons/filled-tiers';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
import {Heading} from '~/ui/Heading';
import {Moment} from '~/ui/Moment';
import type {OrdersArea} from '../orders-area';
import {ORDERS_COPY} from '../orders-copy';
import {HiddenOrder} from './HiddenOrder';
import {OrderCard} from './OrderCard';
import {OrderPages} from './OrderPages';
import type {ListedOrders} from './orders-result';
import {RefreshForm} from './RefreshForm';
import {useIsLoadingList} from './use-is-loading-list';

interface OrdersPageProps {
  readonly list: ListedOrders;
  readonly area: OrdersArea;
  readonly path: string;
  /** Whether the last refresh failed. */
  readonly isStale: boolean;
}

export function OrdersPage({list, area, path, isStale}: OrdersPageProps) {
  const {orders, count, readAt, hidden, previous, next} = list;
  const isLoading = useIsLoadingList();
  return (
    <>
      <p className="mt-2 text-lead text-ink-soft">{ORDERS_COPY.count(count)}</p>
      {isStale && (
        <Alert
          tone="error"
          className="mt-4"
          title={ORDERS_COPY.failedText}
          action={<RefreshForm label={ORDERS_COPY.retry} />}
        >
          {ORDERS_COPY.failedRefresh}
        </Alert>
      )}
      {hidden && <HiddenOrder order={hidden} area={area} />}
      <section aria-labelledby="my-orders" className="mt-1">
        {/* Nothing but the title and the count is between the top and the first order. */}
        <Heading level={area === 'page' ? 2 : 3} id="my-orders" className="sr-only">
          {ORDERS_COPY.section}
        </Heading>
        {orders.length === 0 ? (
          <NoOrders />
        ) : (
          <ul className="mt-5 flex flex-col gap-5">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} area={area} />
              </li>
            ))}
          </ul>
        )}
        <OrderPages path={path} previous={previous} next={next} />
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            {isLoading ? (
              ORDERS_COPY.loading
            ) : (
              <>
                {ORDERS_COPY.updated} <Moment at={readAt} />
              </>
            )}
          </p>
          <RefreshForm label={ORDERS_COPY.refresh} />
        </div>
        <p className="mt-2 text-sm text-ink-soft">
          {ORDERS_COPY.banner}{' '}
          <Link to="/profile/privacy#mails" className="underline underline-offset-4">
            {ORDERS_COPY.mails}
          </Link>
        </p>
        <div className="mt-2 text-sm">
          <Disclosure title={ORDERS_COPY.missing}>
            <p className="max-w-prose">{ORDERS_COPY.missingText}</p>
            <Link to="/contact?topic=order" className="inline-flex min-h-11 items-center underline underline-offset-4">
              {ORDERS_COPY.missingContact}
            </Link>
          </Disclosure>
        </div>
      </section>
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      className="mt-5"
      drawing={<TiffinDrawing tiers={EMPTY_TIERS} className="mb-4 w-20" />}
      title={ORDERS_COPY.empty}
      action={
        <Link to="/products" className={buttonStyle()}>
          {ORDERS_COPY.shop}
        </Link>
      }
    >
      {ORDERS_COPY.emptyText}
    </EmptyState>
  );
}
