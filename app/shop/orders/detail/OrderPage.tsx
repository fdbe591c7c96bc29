import {Link, useSearchParams} from '@remix-run/react';
import type {ReactNode} from 'react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import type {PageNotice} from '~/ui/use-page-notice';
import {ExternalLink} from '~/ui/ExternalLink';
import {ordersPath, parseOrdersArea} from '../orders-area';
import type {ItemView, OrderDetailView} from '~/orders/model/order-view';
import {invoicePath} from '../invoice/invoice-path';
import {OrderAddress} from './OrderAddress';
import {DETAIL_COPY} from './detail-copy';
import {OrderActions} from './OrderActions';
import {OrderItems} from './OrderItems';
import {OrderLots} from './OrderLots';
import {OrderStatus} from './OrderStatus';
import {OrderSummary} from './OrderSummary';
import {Shortfalls} from './Shortfalls';

interface OrderPageProps {
  readonly orderId: string;
  readonly order: OrderDetailView;
  /** Staff may view an order but neither hide it nor buy it again. */
  readonly isOwn: boolean;
  readonly isHidden: boolean;
  /** Why the last form failed, unless the fulfillment panel shows it. */
  readonly failure: PageNotice | null;
  /** The items that could not be bought again. */
  readonly shortfalls: readonly Notice[];
  readonly panel: ReactNode;
  /** Renders what the owner can do with an item. */
  readonly renderItemAction?: (item: ItemView) => ReactNode;
}

export function OrderPage({
  orderId,
  order,
  isOwn,
  isHidden,
  failure,
  shortfalls,
  panel,
  renderItemAction,
}: OrderPageProps) {
  const [params] = useSearchParams();
  return (
    <div className="page py-8 sm:py-12 print:py-0">
      <Link
        to={ordersPath(parseOrdersArea(params))}
        data-print="hidden"
        className={`-ms-4 ${buttonStyle({tone: 'quiet', size: 'sm'})}`}
      >
        <Icon name="arrow-left" className="size-4" />
        {DETAIL_COPY.back}
      </Link>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-title [overflow-wrap:anywhere]">{order.name}</h1>
          <p className="mt-2 text-lead text-ink-soft">
            {DETAIL_COPY.placedOn} <Moment at={order.placedAt} />
          </p>
        </div>
        {order.statusUrl && (
          <ExternalLink href={order.statusUrl} title={DETAIL_COPY.viewInShopify} about={order.name} />
        )}
      </div>
      {isHidden && (
        <Alert tone="info" className="mt-6" title={DETAIL_COPY.hiddenTitle} data-print="hidden">
          {DETAIL_COPY.hiddenText}
        </Alert>
      )}
      <PageAlert shown={failure} className="mt-6" />
      {shortfalls.length > 0 && <Shortfalls shortfalls={shortfalls} />}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-6">
          {order.isKnownToShop && <OrderStatus {...order} panel={panel} />}
          <OrderItems items={order.items} renderAction={isOwn ? renderItemAction : undefined} />
          <OrderLots lots={order.lots} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderSummary {...order} />
          <OrderAddress {...order} otherwise={DETAIL_COPY.noAddress} />
          <OrderActions
            isOwn={isOwn}
            isHidden={isHidden}
            helpPath={order.helpPath}
            invoicePath={invoicePath(orderId)}
          />
        </div>
      </div>
    </div>
  );
}
