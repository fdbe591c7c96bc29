import {Link} from '@remix-run/react';
import {useRef, type ReactNode} from 'react';
import {EventList} from '~/ui/EventList';
import {ExternalLink} from '~/ui/ExternalLink';
import {SectionCard} from '~/ui/SectionCard';
import {buttonStyle} from '~/ui/button-style';
import {Moment} from '~/ui/Moment';
import {PageAlert} from '~/ui/PageAlert';
import {StatusBadge} from '~/ui/StatusBadge';
import type {PageNotice} from '~/ui/use-page-notice';
import {useCan} from '~/admin/frame/access/staff-role';
import {AdminPage} from '~/admin/frame/AdminPage';
import {useSeenPage} from '~/admin/frame/seen/use-seen-page';
import {DESK_ORDER_COPY} from '../desk-copy';
import {ORDER_TIMELINE_COPY} from '../timeline/order-timeline-copy';
import {CancelingAlert} from './CancelingAlert';
import {DeskAddress} from './DeskAddress';
import type {DeskOrderView} from './desk-order-view';
import {DeskShortcuts} from '../DeskShortcuts';
import {DeskWarnings} from '../DeskWarnings';
import {JoinedOrders} from './JoinedOrders';
import {OrderDecisions} from './OrderDecisions';
import {ShipByLabel} from '../ShipByLabel';
import {useOrderKeys} from './use-order-keys';

/** What other features show of the order. */
export interface OrderSlots {
  readonly items: ReactNode;
  readonly summary: ReactNode;
  readonly customer: ReactNode;
  /** What was paid and paid back. */
  readonly payment: ReactNode;
  /** Why it should be checked for fraud. */
  readonly risk: ReactNode;
  readonly tags: ReactNode;
}

interface DeskOrderPageProps extends OrderSlots {
  readonly view: DeskOrderView;
  /** Why the last form failed, unless the panel shows it. */
  readonly failure: PageNotice | null;
  readonly panel: ReactNode;
  readonly notes: ReactNode;
}

/** An order in the desk: what to pack, where it goes, and what to know before. */
export function DeskOrderPage({view, failure, panel, notes, ...slots}: DeskOrderPageProps) {
  const panelArea = useRef<HTMLDivElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  const seesMoney = useCan('money');
  const commands = useOrderKeys({panel: panelArea, help}, view);
  const {order, warnings, siblings, sameAddress, timeline, isCanceling, path, canCancel} = view;
  useSeenPage(order.name, path);
  return (
    <AdminPage
      title={order.name}
      actions={
        <>
          <OrderLinks view={view} />
          <DeskShortcuts ref={help} commands={commands} onOpen={() => help.current?.showModal()} />
        </>
      }
    >
      <OrderStanding view={view} />
      <DeskWarnings warnings={warnings} />
      {isCanceling && <CancelingAlert />}
      {slots.risk}
      <PageAlert shown={failure} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {/* On a phone both columns are one list: what to pack, where it goes, and then the actions. */}
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          {slots.items}
          {panel && (
            <div ref={panelArea} className="max-lg:order-1">
              <SectionCard title={DESK_ORDER_COPY.shipping}>{panel}</SectionCard>
            </div>
          )}
          <div className="max-lg:order-2">
            <SectionCard title={ORDER_TIMELINE_COPY.title}>
              <EventList events={timeline.events} />
              {timeline.hasOlder && <p className="mt-3 text-sm text-ink-soft">{ORDER_TIMELINE_COPY.older}</p>}
            </SectionCard>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5 max-lg:contents">
          <ShipTo view={view} />
          <JoinedOrders
            title={DESK_ORDER_COPY.sameAddress}
            hint={DESK_ORDER_COPY.sameAddressHint}
            orders={sameAddress}
          />
          <JoinedOrders title={DESK_ORDER_COPY.siblings} orders={siblings} />
          <SectionCard title={DESK_ORDER_COPY.note}>
            {view.note !== null && <p className="mb-3 [overflow-wrap:anywhere] whitespace-pre-line">{view.note}</p>}
            {slots.tags}
          </SectionCard>
          {slots.customer}
          <div className="flex flex-col gap-5 max-lg:order-2">
            {notes}
            {slots.payment}
            {slots.summary}
            {seesMoney && order.isKnownToShop && <OrderDecisions path={path} canCancel={canCancel && !isCanceling} />}
          </div>
        </div>
      </div>
    </AdminPage>
  );
}

function OrderLinks({view: {customerPath, shopifyUrl, canPack, order}}: {readonly view: DeskOrderView}) {
  return (
    <>
      {customerPath !== null && (
        <Link to={customerPath} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
          {DESK_ORDER_COPY.customerPage}
        </Link>
      )}
      {shopifyUrl && <ExternalLink href={shopifyUrl} title={DESK_ORDER_COPY.edit} about={order.name} />}
      {canPack && (
        <Link to="pack" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {DESK_ORDER_COPY.pack}
        </Link>
      )}
    </>
  );
}

/** How the order stands: its promise, its status, and what is unusual about its payment. */
function OrderStanding({view: {order, shipBy, shippingMethod, payment}}: {readonly view: DeskOrderView}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ShipByLabel shipBy={shipBy} />
      <StatusBadge tone={order.status.tone}>{order.status.label}</StatusBadge>
      {payment && <StatusBadge tone={payment.tone}>{payment.label}</StatusBadge>}
      <p className="text-ink-soft">
        {DESK_ORDER_COPY.placed} <Moment at={order.placedAt} />
      </p>
      {shippingMethod && <p className="text-ink-soft">{shippingMethod}</p>}
    </div>
  );
}

function ShipTo({view: {order, addressWarnings, canCorrect}}: {readonly view: DeskOrderView}) {
  return (
    <SectionCard title={DESK_ORDER_COPY.address}>
      {order.address ? (
        <DeskAddress lines={order.address} warnings={addressWarnings} />
      ) : (
        <p>{DESK_ORDER_COPY.noAddress}</p>
      )}
      {canCorrect && (
        <p className="mt-3" data-print="hidden">
          <Link to="address" className="inline-flex min-h-6 items-center underline underline-offset-4">
            {DESK_ORDER_COPY.correct}
          </Link>
        </p>
      )}
    </SectionCard>
  );
}
