import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Heading} from '~/ui/Heading';
import {Moment} from '~/ui/Moment';
import {StatusBadge} from '~/ui/StatusBadge';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {ExternalLink} from '~/ui/ExternalLink';
import {ItemPicture} from '../ItemPicture';
import {orderPathFrom, type OrdersArea} from '../orders-area';
import {COST_COPY} from '~/orders/model/cost-copy';
import type {OrderView, ProgressView} from '~/orders/model/order-view';
import {PROGRESS_COPY, STEP_COPY} from '~/orders/model/progress-copy';
import {ORDERS_COPY} from '../orders-copy';
import {PaymentSummary} from '../PaymentSummary';
import {RecipeLink} from '../RecipeLink';

interface OrderCardProps {
  readonly order: OrderView;
  readonly area: OrdersArea;
}

export function OrderCard({order, area}: OrderCardProps) {
  const {id, name, status, arrival, progress, placedAt, items, costs, total, refunded, includedTax, statusUrl} = order;
  return (
    <article
      aria-labelledby={`order-${id}`}
      className="rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Heading
          level={area === 'page' ? 3 : 4}
          id={`order-${id}`}
          className="min-w-0 text-xl font-semibold [overflow-wrap:anywhere]"
        >
          {name}
        </Heading>
        <StatusBadge tone={status.tone} className="mt-1">
          {status.label}
        </StatusBadge>
      </div>
      <p className="text-ink-soft">
        <VisuallyHidden>{ORDERS_COPY.placed} </VisuallyHidden>
        <Moment at={placedAt} />
      </p>
      {arrival ? <p className="mt-3 font-semibold">{arrival}</p> : <LatestStep steps={progress.steps} />}
      <PaymentSummary {...progress} className="mt-3" />
      <ul aria-label={ORDERS_COPY.items} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
        {items.map((item, index) => (
          <li key={index} className="flex items-center gap-4">
            <ItemPicture item={item} sizes="56px" />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              <span className="text-ink-soft tabular-nums">{ORDERS_COPY.quantity(item.quantity)}</span>{' '}
              {item.quantity > 0 ? <span>{item.title}</span> : <s>{item.title}</s>}
              {item.variant && <span className="text-ink-soft"> · {item.variant}</span>}
              {item.bundle && (
                <span className="block text-sm text-ink-soft">{ORDERS_COPY.partOf(item.bundle.name)}</span>
              )}
              {item.removed && <span className="text-ink-soft"> · {item.removed}</span>}
              <RecipeLink item={item} />
            </span>
            <span className="shrink-0 tabular-nums">{item.total}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-4 flex flex-col gap-1 border-t border-line pt-4">
        {costs.map(({kind, name, amount}) => (
          <Amount key={name} name={name} className={kind === 'discount' ? 'text-success' : undefined}>
            {amount}
          </Amount>
        ))}
        <Amount name={COST_COPY.total} className="text-lg font-bold">
          {total}
        </Amount>
        {refunded && (
          <>
            <Amount name={COST_COPY.refund}>{refunded.amount}</Amount>
            <Amount name={COST_COPY.net} className="font-bold">
              {refunded.net}
            </Amount>
          </>
        )}
        {includedTax && (
          <Amount name={COST_COPY.includedTax} className="text-sm text-ink-soft">
            {includedTax}
          </Amount>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-3 max-sm:flex-col">
        {statusUrl && <ExternalLink href={statusUrl} title={ORDERS_COPY.viewInShopify} about={name} />}
        <Link to={orderPathFrom(area, id)} className={buttonStyle({size: 'sm'})}>
          {ORDERS_COPY.viewDetails} <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      </div>
    </article>
  );
}

/** The latest step of the order; omitted for a placed one, whose date is shown above. */
function LatestStep({steps}: Pick<ProgressView, 'steps'>) {
  const latest = steps.findLast(({state}) => state !== 'next');
  if (!latest || latest.kind === 'placed') return null;
  return (
    <p className="mt-3">
      <span className="font-semibold">
        {STEP_COPY[latest.kind]}
        {latest.state === 'partly' && <span>{` (${PROGRESS_COPY.partly.toLowerCase()})`}</span>}
      </span>
      {latest.at && (
        <span className="text-ink-soft">
          {' '}
          · <Moment at={latest.at} />
        </span>
      )}
    </p>
  );
}

interface AmountProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Amount({name, className, children}: AmountProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${className ?? ''}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
