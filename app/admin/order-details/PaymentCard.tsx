import {Moment} from '~/ui/Moment';
import {SectionCard} from '~/ui/SectionCard';
import {ORDER_DETAILS_COPY} from './order-details-copy';
import type {OrderPayment} from './order-details-view';

/** What was captured, paid back and is left. */
export function PaymentCard({payment: {amounts, refunds}}: {readonly payment: OrderPayment}) {
  return (
    <SectionCard title={ORDER_DETAILS_COPY.payment}>
      <dl className="flex flex-col gap-2">
        {amounts.map(({name, amount}) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{name}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {refunds.length > 0 && (
        <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
          {refunds.map(({id, amount, at, reason}) => (
            <li key={id}>
              <p>
                {ORDER_DETAILS_COPY.refundedOn(amount)}{' '}
                <span className="text-ink-soft">
                  · <Moment at={at} />
                </span>
              </p>
              <p className="[overflow-wrap:anywhere] text-ink-soft">{reason ?? ORDER_DETAILS_COPY.noReason}</p>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
