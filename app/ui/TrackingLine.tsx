import {ExternalLink} from './ExternalLink';

interface TrackingLineProps {
  readonly tracking: {readonly carrier: string | null; readonly number: string | null; readonly url: string | null};
}

export function TrackingLine({tracking: {carrier, number, url}}: TrackingLineProps) {
  const title = carrier ? `Track with ${carrier}` : 'Track this parcel';
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 text-sm">
        <span className="text-ink-soft">{carrier} tracking number</span>{' '}
        <span className="font-semibold tabular-nums [overflow-wrap:anywhere]">{number}</span>
      </p>
      {url && <ExternalLink href={url} title={title} about={number ?? undefined} />}
    </div>
  );
}
