import {StatusBadge} from '~/ui/StatusBadge';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {Moment} from '~/ui/Moment';
import {ExternalLink} from '~/ui/ExternalLink';
import {COST_COPY} from '~/orders/model/cost-copy';
import {ORDERS_COPY} from '../orders-copy';
import type {HistoryOrder} from './history-result';

/** An order of Shopify's order history, with a link to its page at Shopify. */
export function HistoryRow({order}: {readonly order: HistoryOrder}) {
  const {name, placedAt, status, payment, total, statusUrl} = order;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
          {payment && <StatusBadge tone={payment.tone}>{payment.label}</StatusBadge>}
          <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
        </p>
        <p className="mt-1 text-ink-soft">
          <VisuallyHidden>{ORDERS_COPY.placed} </VisuallyHidden>
          <Moment at={placedAt} />
        </p>
      </div>
      <div className="flex flex-auto flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-none">
        <p className="font-bold tabular-nums">
          <VisuallyHidden>{COST_COPY.total} </VisuallyHidden>
          {total}
        </p>
        {statusUrl && <ExternalLink href={statusUrl} title={ORDERS_COPY.viewInShopify} about={name} />}
      </div>
    </li>
  );
}
