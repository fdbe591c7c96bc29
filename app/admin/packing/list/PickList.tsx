import {useRef, type RefObject} from 'react';
import {SectionCard} from '~/ui/SectionCard';
import {Alert} from '~/ui/Alert';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {PACKING_COPY} from '../packing-copy';
import type {ParcelView} from '../packing-view';
import {checkedOf} from './check-scan';
import {LotField} from './LotField';
import {PickRow} from './PickRow';
import {ScanField} from './ScanField';
import type {CheckedItems} from './use-checked-items';
import {useScanKeys} from './use-scan-keys';

interface PickListProps {
  readonly parcel: ParcelView;
  readonly checked: CheckedItems;
}

/** What to take from the shelf, with the field that checks it. */
export function PickList({parcel, checked}: PickListProps) {
  const {items, isUnsplit, hasMoreItems, held, others} = parcel;
  const field = useRef<HTMLInputElement>(null);
  useScanKeys({field, fulfillmentOrderId: parcel.id, dismiss: checked.dismiss});
  return (
    <SectionCard title={PACKING_COPY.list}>
      <div className="flex flex-col gap-4">
        <Scan checked={checked} field={field} />
        {isUnsplit && <Alert tone="warning" title={PACKING_COPY.unsplit} />}
        {hasMoreItems && <Alert tone="warning" title={FULFILLMENT_COPY.moreItems} />}
        <ul className="@container grid gap-2">
          {items.map((item) => (
            <PickRow
              key={item.key}
              item={item}
              count={checkedOf(item, checked.counts)}
              onCount={(count) => checked.check(item, count)}
              lots={<LotField item={item} parcel={parcel} checked={checked} />}
            />
          ))}
        </ul>
        {held > 0 && <p className="text-ink-soft">{PACKING_COPY.held(held)}</p>}
        {others > 0 && <p className="text-ink-soft">{PACKING_COPY.others(others)}</p>}
      </div>
    </SectionCard>
  );
}

/** Scripts count scans: without them staff tick the items by hand. */
function Scan({checked, field}: {readonly checked: CheckedItems; readonly field: RefObject<HTMLInputElement>}) {
  const {checked: done, total} = checked.progress;
  if (!useIsHydrated()) return <p className="text-ink-soft">{PACKING_COPY.noScripts}</p>;
  return (
    <>
      <ScanField ref={field} {...checked} />
      <div className="flex items-center gap-4">
        <progress
          aria-label={PACKING_COPY.progressLabel}
          value={done}
          max={total}
          className="h-3 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-success"
        />
        <p className="text-lg font-semibold tabular-nums">{PACKING_COPY.progress(done, total)}</p>
      </div>
    </>
  );
}
