import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {COST_COPY} from '~/orders/model/cost-copy';
import type {PricedView} from '~/orders/model/order-view';
import {SectionCard} from '~/ui/SectionCard';
import {DETAIL_COPY} from './detail-copy';

interface OrderSummaryProps extends Pick<PricedView, 'costs' | 'total' | 'refunded' | 'includedTax' | 'giftCards'> {
  readonly transactionId?: string | null;
}

export function OrderSummary({costs, total, refunded, includedTax, giftCards, transactionId}: OrderSummaryProps) {
  return (
    <SectionCard title={DETAIL_COPY.summary}>
      <dl className="flex flex-col gap-2">
        {costs.map(({kind, name, amount}) => (
          <Row key={name} name={name} className={kind === 'discount' ? 'text-success' : undefined}>
            {amount}
          </Row>
        ))}
        <Row name={COST_COPY.total} className="border-t border-line pt-3 text-lg font-bold">
          {total}
        </Row>
        {refunded && (
          <>
            <Row name={COST_COPY.refund}>{refunded.amount}</Row>
            <Row name={COST_COPY.net} className="font-bold">
              {refunded.net}
            </Row>
          </>
        )}
        {includedTax && (
          <Row name={COST_COPY.includedTax} className="text-sm text-ink-soft">
            {includedTax}
          </Row>
        )}
        {giftCards.map(({name, amount}) => (
          <Row key={name} name={name} className="text-sm text-ink-soft">
            {amount}
          </Row>
        ))}
        {transactionId && (
          <Row name={DETAIL_COPY.transaction} className="text-sm text-ink-soft [overflow-wrap:anywhere]">
            {transactionId}
          </Row>
        )}
      </dl>
    </SectionCard>
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
      <dd className="min-w-0 tabular-nums">{children}</dd>
    </div>
  );
}
