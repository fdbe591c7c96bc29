import {cn} from '~/ui/cn';
import {Moment} from '~/ui/Moment';
import type {ProgressView} from '~/orders/model/order-view';
import {PROGRESS_COPY} from '~/orders/model/progress-copy';

type RefundSummaryProps = Pick<ProgressView, 'refunds' | 'unrefunded'> & {readonly className?: string};

/** The refunds of an order with their dates; renders nothing without a refund. */
export function RefundSummary({refunds, unrefunded, className}: RefundSummaryProps) {
  if (refunds.length === 0 && unrefunded === null) return null;
  return (
    <div className={cn('rounded-control bg-surface px-4 py-3', className)}>
      {refunds.map(({amount, at}) => (
        <p key={at.iso + amount}>
          {PROGRESS_COPY.refunded(amount)} <Moment at={at} />.
        </p>
      ))}
      {unrefunded && <p>{unrefunded}</p>}
    </div>
  );
}
