import {cn} from '~/ui/cn';
import {Moment} from '~/ui/Moment';
import type {ProgressView} from '~/orders/model/order-view';
import {PROGRESS_COPY} from '~/orders/model/progress-copy';

type PaymentSummaryProps = Pick<ProgressView, 'refunds' | 'unrefunded' | 'unsettled'> & {readonly className?: string};

/** What is open about the payment of an order, and its refunds with their dates; renders nothing for a settled payment. */
export function PaymentSummary({refunds, unrefunded, unsettled, className}: PaymentSummaryProps) {
  if (refunds.length === 0 && unrefunded === null && unsettled === null) return null;
  return (
    <div className={cn('rounded-control bg-surface px-4 py-3', className)}>
      {unsettled && <p>{unsettled}</p>}
      {refunds.map(({amount, at}) => (
        <p key={at.iso + amount}>
          {PROGRESS_COPY.refunded(amount)} <Moment at={at} />.
        </p>
      ))}
      {unrefunded && <p>{unrefunded}</p>}
    </div>
  );
}
