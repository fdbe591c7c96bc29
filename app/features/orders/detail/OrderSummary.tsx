import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import type {PricedView} from '../model/order-view';
import {Block} from './Block';
import {DETAIL_COPY} from './detail-copy';

interface SummaryFacts extends Pick<PricedView, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total'> {
  readonly transactionId?: string | null;
}

/** What an order cost. */
export function OrderSummary({subtotal, discount, shipping, tax, total, transactionId}: SummaryFacts) {
  return (
    <Block title={DETAIL_COPY.summary}>
      <dl className="flex flex-col gap-2">
        <Row name={DETAIL_COPY.subtotal}>{subtotal}</Row>
        {discount && (
          <Row name={DETAIL_COPY.discount} className="text-success">
            {`−${discount}`}
          </Row>
        )}
        <Row name={DETAIL_COPY.shipping}>{shipping}</Row>
        <Row name={DETAIL_COPY.tax}>{tax}</Row>
        <Row name={DETAIL_COPY.total} className="border-t border-line pt-3 text-lg font-bold">
          {total}
        </Row>
        {transactionId && (
          <Row name={DETAIL_COPY.transaction} className="text-sm text-ink-soft [overflow-wrap:anywhere]">
            {transactionId}
          </Row>
        )}
      </dl>
    </Block>
  );
}

interface RowProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Row({name, className, children}: RowProps) {
  return (
    <div className={cn('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
