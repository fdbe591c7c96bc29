import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {Moment} from '~/ui/Moment';
import {OrderAddress} from '../detail/OrderAddress';
import {HelpLink} from '../detail/OrderActions';
import {OrderItems} from '../detail/OrderItems';
import {OrderLots} from '../detail/OrderLots';
import {OrderStatus} from '../detail/OrderStatus';
import {OrderSummary} from '../detail/OrderSummary';
import {DETAIL_COPY} from '../detail/detail-copy';
import type {GuestOrderView} from '~/orders/model/order-view';
import {GUEST_COPY} from './guest-copy';

/** The page of an order for anyone who has its guest link. */
export function GuestOrderPage({order}: {readonly order: GuestOrderView}) {
  return (
    <div className="page py-8 sm:py-12 print:py-0">
      <h1 className="text-title [overflow-wrap:anywhere]">{order.name}</h1>
      <p className="mt-2 text-lead text-ink-soft">
        {DETAIL_COPY.placedOn} <Moment at={order.placedAt} />
      </p>
      <Alert
        tone="info"
        className="mt-6"
        title={GUEST_COPY.redacted}
        data-print="hidden"
        action={
          <Link to="/auth?returnTo=%2Forders" className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {GUEST_COPY.signIn}
          </Link>
        }
      >
        {GUEST_COPY.expires} <Moment at={order.expiresAt} />.
      </Alert>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-6">
          <OrderStatus {...order} />
          <OrderItems items={order.items} />
          <OrderLots lots={order.lots} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderSummary {...order} />
          {order.needsParcel && <OrderAddress {...order} address={null} otherwise={GUEST_COPY.noAddress} />}
          <HelpLink path={order.helpPath} />
        </div>
      </div>
    </div>
  );
}
