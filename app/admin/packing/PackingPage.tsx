import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {useSeenPage} from '~/admin/frame/seen/use-seen-page';
import {useLastLoaded} from '~/admin/frame/use-last-loaded';
import {usePageCommands} from '~/admin/frame/use-page-commands';
import {SectionCard} from '~/ui/SectionCard';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {EmptyState} from '~/ui/EmptyState';
import {Alert} from '~/ui/Alert';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {ParcelAddress} from './ParcelAddress';
import {LeaseBar} from './lease/LeaseBar';
import {useLease} from './lease/use-lease';
import {PickList} from './list/PickList';
import {useCheckedItems} from './list/use-checked-items';
import {PACKING_COPY} from './packing-copy';
import {ShipForm} from './ship/ShipForm';
import type {LoadedPacking, PackingReply, PackingWork, ParcelView} from './packing-view';

interface PackingPageProps {
  readonly view: LoadedPacking;
  readonly reply: PackingReply | undefined;
}

/** The page to pack an order: who packs it, what to take from the shelf, and where it goes. */
export function PackingPage({view, reply}: PackingPageProps) {
  const {name, path, address, note} = view;
  useSeenPage(name, path);
  const {data: work, isStale} = useLastLoaded(view.work, ({kind}) => kind === 'failed');
  const result = reply?.result;
  // The form of a parcel shows its own failure. After a lost answer the page may show the next parcel already.
  const ownResult =
    work.kind === 'parcel' && (result?.target ?? work.parcel.id) === work.parcel.id ? result : undefined;
  const failure = usePageNotice((!ownResult && result?.failure) || null);
  const {lease, hasFailed} = useLease(view.lease);
  // Without keys: a scanner types letters.
  usePageCommands([
    {title: PACKING_COPY.order, path},
    {title: PACKING_COPY.slip, path: `${path}/slip`},
  ]);
  return (
    <AdminPage
      title={PACKING_COPY.title(name)}
      actions={
        <>
          <Link to={path} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
            {PACKING_COPY.order}
          </Link>
          <Link to={`${path}/slip`} className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {PACKING_COPY.slip}
          </Link>
        </>
      }
    >
      {work.kind !== 'canceled' && <LeaseBar lease={lease} hasFailed={hasFailed} />}
      <PageAlert shown={failure} />
      {isStale && (
        <Alert tone="warning" title={FULFILLMENT_COPY.failed}>
          {FULFILLMENT_COPY.stale}
        </Alert>
      )}
      {work.kind === 'failed' && (
        <Alert tone="error" title={work.title}>
          {work.text}
        </Alert>
      )}
      {work.kind === 'canceled' && (
        <Alert tone="error" title={work.isDone ? PACKING_COPY.canceled : PACKING_COPY.canceling}>
          {work.isDone ? PACKING_COPY.canceledText : PACKING_COPY.cancelingText}
        </Alert>
      )}
      {work.kind === 'nothing' && <EmptyState title={PACKING_COPY.nothing}>{nothingText(work)}</EmptyState>}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {work.kind === 'parcel' && (
          <Parcel key={work.parcel.id} parcel={work.parcel} idempotencyKey={view.idempotencyKey} result={ownResult} />
        )}
        {/* The note and the address come before the form that sends the parcel. */}
        <div className={cn('order-1 flex min-w-0 flex-col gap-5', work.kind === 'parcel' && 'lg:col-start-2')}>
          {note !== null && (
            <SectionCard title={PACKING_COPY.note}>
              <p className="text-lg [overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
            </SectionCard>
          )}
          <SectionCard title={PACKING_COPY.address}>
            <ParcelAddress lines={address} />
          </SectionCard>
        </div>
      </div>
    </AdminPage>
  );
}

interface ParcelProps {
  readonly parcel: ParcelView;
  readonly idempotencyKey: string;
  readonly result: OrderActionResult | undefined;
}

function Parcel({parcel, ...form}: ParcelProps) {
  const checked = useCheckedItems(parcel);
  return (
    <>
      <div className="min-w-0 lg:row-span-2">
        <PickList parcel={parcel} checked={checked} />
      </div>
      <div className="order-2 min-w-0">
        <ShipForm {...form} parcel={parcel} checked={checked} />
      </div>
    </>
  );
}

function nothingText({held, hasMoreItems}: Extract<PackingWork, {kind: 'nothing'}>): string {
  if (hasMoreItems) return FULFILLMENT_COPY.moreItems;
  return held > 0 ? PACKING_COPY.held(held) : PACKING_COPY.nothingText;
}
