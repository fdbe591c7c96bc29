import {Alert} from '~/ui/Alert';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {StatusBadge} from '~/ui/StatusBadge';
import type {PageNotice} from '~/ui/use-page-notice';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {CancelFulfillmentOrder} from './CancelFulfillmentOrder';
import {FulfillForm} from './FulfillForm';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import type {FulfillmentOrderView} from './fulfillment-panel-view';
import {HoldForm} from './HoldForm';
import {HoldList} from './HoldList';
import {ParcelList} from './ParcelList';
import {TrackingForm} from './TrackingForm';

interface FulfillmentOrderCardProps {
  readonly order: FulfillmentOrderView;
  /** The name of the whole order. */
  readonly orderName: string;
  readonly idempotencyKey: string;
  readonly result: OrderActionResult | undefined;
  readonly failure: PageNotice | null;
}

/** One fulfillment order: the items that are sent from one location. */
export function FulfillmentOrderCard({order, orderName, idempotencyKey, result, failure}: FulfillmentOrderCardProps) {
  const {id, number, status, createdAt, items, hasMoreItems, parcels, holds, actions} = order;
  const form = {target: id, number, idempotencyKey};
  const canTrackWithoutParcel = actions.includes('track') && parcels.length === 0;
  const hasForms = actions.includes('fulfill') || actions.includes('cancel') || canTrackWithoutParcel;
  return (
    <li className="rounded-control border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 className="font-sans text-base font-semibold [overflow-wrap:anywhere]">
          {FULFILLMENT_COPY.number(number)}
        </h4>
        <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      </div>
      <p className="text-sm text-ink-soft">
        {FULFILLMENT_COPY.created} <Moment at={createdAt} />
      </p>
      <ul aria-label={FULFILLMENT_COPY.items} className="mt-2 text-sm">
        {items.map((item) => (
          <li key={item.id} className="[overflow-wrap:anywhere]">
            <span className="text-ink-soft tabular-nums">{FULFILLMENT_COPY.quantity(item.quantity)}</span> {item.title}
            {item.remaining > 0 && item.remaining < item.quantity && (
              <span className="text-ink-soft"> ({FULFILLMENT_COPY.left(item.remaining)})</span>
            )}
          </li>
        ))}
      </ul>
      {hasMoreItems && <Alert tone="warning" title={FULFILLMENT_COPY.moreItems} className="mt-3" />}
      <PageAlert shown={failure} className="mt-3" />
      {holds.length > 0 && <HoldList {...form} holds={holds} />}
      {parcels.length > 0 && <ParcelList parcels={parcels} form={form} result={result} />}
      {hasForms && (
        <div data-print="hidden" className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
          {actions.includes('fulfill') && <FulfillForm {...form} items={items} result={result} />}
          {canTrackWithoutParcel && <TrackingForm {...form} parcel={null} result={result} />}
          {actions.includes('hold') && <HoldForm {...form} result={result} />}
          {actions.includes('cancel') && <CancelFulfillmentOrder {...form} orderName={orderName} items={items} />}
        </div>
      )}
    </li>
  );
}
