import {Await, Link, useSearchParams} from '@remix-run/react';
import {Suspense} from 'react';
import type {Streamed} from '~/core/streamed';
import {buttonStyle} from '~/ui/button-style';
import {Heading} from '~/ui/Heading';
import {useStreamed} from '~/ui/use-streamed';
import type {OrdersArea} from '../orders-area';
import type {HistoryResult, LoadedHistory} from './history-result';
import {HISTORY_COPY} from './history-copy';
import {HISTORY_ANCHOR, historyQuery} from './history-cursor';
import {HistoryRow} from './HistoryRow';
import {HistorySignedOut} from './HistorySignedOut';

interface OrderHistoryProps {
  readonly result: Streamed<HistoryResult>;
  readonly area: OrdersArea;
}

/** The orders that only Shopify has, below the list. They stream in; renders nothing if there are none. */
export function OrderHistory({result, area}: OrderHistoryProps) {
  const streamed = useStreamed(result);
  return (
    <Suspense
      fallback={
        <p className="mt-10 hidden noscript:block">
          <HistoryLink cursor={null}>{HISTORY_COPY.load}</HistoryLink>
        </p>
      }
    >
      <Await resolve={streamed} errorElement={<Failed />}>
        {(settled) => <HistoryContent result={settled} area={area} />}
      </Await>
    </Suspense>
  );
}

function HistoryContent({result, area}: {readonly result: HistoryResult; readonly area: OrdersArea}) {
  switch (result.kind) {
    case 'failed':
      return <Failed />;
    case 'signed-out':
      return <HistorySignedOut isSessionEnded={result.isSessionEnded} area={area} />;
    case 'history':
      return result.isFirst && result.next === null && result.orders.length === 0 ? null : (
        <Orders history={result} area={area} />
      );
  }
}

function Orders({history, area}: {readonly history: LoadedHistory; readonly area: OrdersArea}) {
  const {orders, isFirst, next, isComplete} = history;
  return (
    <section aria-labelledby={HISTORY_ANCHOR} className="mt-12">
      <Heading
        level={area === 'page' ? 2 : 3}
        id={HISTORY_ANCHOR}
        className={area === 'page' ? 'text-heading' : 'text-xl'}
      >
        {HISTORY_COPY.title}
      </Heading>
      <p className="mt-1 text-ink-soft">{isComplete ? HISTORY_COPY.completeText : HISTORY_COPY.text}</p>
      {orders.length > 0 && (
        <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-surface-raised shadow-card">
          {orders.map((order) => (
            <HistoryRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      {(!isFirst || next !== null) && (
        <nav aria-label={HISTORY_COPY.pages} className="mt-6 flex flex-wrap justify-center gap-3">
          {!isFirst && <HistoryLink cursor={null}>{HISTORY_COPY.first}</HistoryLink>}
          {next !== null && <HistoryLink cursor={next}>{HISTORY_COPY.next}</HistoryLink>}
        </nav>
      )}
    </section>
  );
}

/** A quiet message: the list above is complete without the history. */
function Failed() {
  return (
    <div role="status" className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
      <p>{HISTORY_COPY.failed}</p>
      <HistoryLink cursor={null}>{HISTORY_COPY.retry}</HistoryLink>
    </div>
  );
}

/** A link to the same page with another page of the history. */
function HistoryLink({cursor, children}: {readonly cursor: string | null; readonly children: string}) {
  const [params] = useSearchParams();
  return (
    <Link
      to={{search: historyQuery(params, cursor), hash: HISTORY_ANCHOR}}
      preventScrollReset
      className={buttonStyle({tone: 'outline', size: 'sm'})}
    >
      {children}
    </Link>
  );
}
