import {DETAIL_COPY} from '~/shop/orders/detail/detail-copy';
import {ExternalLink} from './ExternalLink';
import type {TrackingView} from '~/orders/model/order-view';

/** A tracking number with a link to the carrier's tracking page. */
export function TrackingLine({tracking: {carrier, number, url}}: {readonly tracking: TrackingView}) {
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 text-sm">
        <span className="text-ink-soft">
          {carrier} {DETAIL_COPY.trackingNumber.toLowerCase()}
        </span>{' '}
        <span className="font-semibold tabular-nums [overflow-wrap:anywhere]">{number}</span>
      </p>
      {url && <ExternalLink href={url} title={DETAIL_COPY.track(carrier)} about={number ?? undefined} />}
    </div>
  );
}
