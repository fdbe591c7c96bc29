import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {CustomerCard} from './CustomerCard';
import {DetailsUnavailable} from './DetailsUnavailable';
import type {OrderDetailsView} from './order-details-view';
import {PaymentCard} from './PaymentCard';
import {RiskAlert} from './RiskAlert';
import {OrderTags} from './tags/OrderTags';
import {TagEditor} from './tags/TagEditor';

interface DetailSlots {
  /** Null for packers, and for an order that Shopify does not have. */
  readonly details: OrderDetailsView | null;
  /** The tags as the desk knows them. */
  readonly tags: readonly string[];
  readonly canChangeTags: boolean;
  readonly idempotencyKey: string;
  readonly result: OrderActionResult | undefined;
}

/** Returns what the order's page shows of Shopify's details: customer, payment, risk and tags. */
export function toDetailSlots({details, tags, canChangeTags, idempotencyKey, result}: DetailSlots) {
  const known = details?.kind === 'loaded' ? details.details : null;
  return {
    customer: known ? (
      <CustomerCard customer={known.customer} />
    ) : (
      details?.kind === 'failed' && <DetailsUnavailable text={details.text} />
    ),
    payment: known && <PaymentCard payment={known.payment} />,
    risk: known?.risk && <RiskAlert risk={known.risk} />,
    tags: canChangeTags ? (
      <TagEditor tags={known?.tags ?? tags} idempotencyKey={idempotencyKey} result={result} />
    ) : (
      <OrderTags tags={tags} />
    ),
  };
}
