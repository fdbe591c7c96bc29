import {Link} from '@remix-run/react';
import {useRef, type ReactNode} from 'react';
import {EventList} from '~/features/orders/detail/EventList';
import {OrderItems} from '~/features/orders/detail/OrderItems';
import {OrderSection} from '~/features/orders/detail/OrderSection';
import {OrderSummary} from '~/features/orders/detail/OrderSummary';
import {buttonStyle} from '~/ui/button-style';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {StatusBadge} from '~/ui/StatusBadge';
import type {PageNotice} from '~/ui/use-page-notice';
import {AdminPage} from '../frame/AdminPage';
import {DESK_ORDER_COPY, ORDER_KEYS} from './desk-copy';
import type {DeskOrderView} from './desk-order-view';
import {DeskShortcuts} from './DeskShortcuts';
import {DeskWarnings} from './DeskWarnings';
import {PromiseLabel} from './PromiseLabel';
import {useOrderKeys} from './use-order-keys';

interface DeskOrderPageProps {
  readonly view: DeskOrderView;
  /** Why the last form failed, unless the panel shows it. */
  readonly failure: PageNotice | null;
  /** The fulfillment panel. */
  readonly panel: ReactNode;
  /** The notes of staff. */
  readonly notes: ReactNode;
}

/** An order in the desk: what to pack, where it goes, and what to know before. */
export function DeskOrderPage({view, failure, panel, notes}: DeskOrderPageProps) {
  const panelArea = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  useOrderKeys({panel: panelArea, help});
  const {order, promise, shippingMethod, warnings, note, tags, siblings, customerPath} = view;
  return (
    <AdminPage
      title={order.name}
      actions={
        <>
          <Link to={customerPath} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
            {DESK_ORDER_COPY.customerPage}
          </Link>
          <DeskShortcuts ref={help} shortcuts={ORDER_KEYS} onOpen={() => help.current?.showModal()} />
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PromiseLabel promise={promise} />
        <StatusBadge tone={order.status.tone}>{order.status.label}</StatusBadge>
        <p className="text-ink-soft">
          {DESK_ORDER_COPY.placed} <Moment at={order.placedAt} />
        </p>
        {shippingMethod && <p className="text-ink-soft">{shippingMethod}</p>}
      </div>
      <DeskWarnings warnings={warnings} />
      <PageAlert shown={failure} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {panel && (
            <div ref={panelArea}>
              <OrderSection title={DESK_ORDER_COPY.shipping}>{panel}</OrderSection>
            </div>
          )}
          <OrderItems items={order.items} />
          <OrderSection title={DESK_ORDER_COPY.timeline}>
            <EventList events={order.timeline} />
          </OrderSection>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <OrderSection title={DESK_ORDER_COPY.address}>
            {order.address ? <Address lines={order.address} /> : DESK_ORDER_COPY.noAddress}
          </OrderSection>
          {siblings.length > 0 && (
            <OrderSection title={DESK_ORDER_COPY.siblings}>
              <ul className="grid gap-2">
                {siblings.map(({id, name, path, promise: due}) => (
                  <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <Link to={path} className="font-semibold">
                      {name}
                    </Link>
                    <PromiseLabel promise={due} />
                  </li>
                ))}
              </ul>
            </OrderSection>
          )}
          {(note !== null || tags.length > 0) && (
            <OrderSection title={DESK_ORDER_COPY.note}>
              {note !== null && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{note}</p>}
              {tags.length > 0 && <p className="mt-2 text-sm text-ink-soft">{DESK_ORDER_COPY.tags(tags)}</p>}
            </OrderSection>
          )}
          {notes}
          <OrderSummary {...order} />
        </div>
      </div>
    </AdminPage>
  );
}

function Address({lines}: {readonly lines: readonly string[]}) {
  return (
    <address className="not-italic [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
