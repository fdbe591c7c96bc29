import {formatMoment, type MomentView} from '~/core/moments';
import {useIsHydrated} from './use-is-hydrated';

interface MomentProps {
  readonly at: MomentView;
  readonly className?: string;
}

/** A date and time: by the shop's clock in the server's page, by the visitor's once scripts run. Both name the time zone. */
export function Moment({at: {iso, words, format}, className}: MomentProps) {
  const isHydrated = useIsHydrated();
  return (
    <time dateTime={iso} className={className}>
      {isHydrated ? formatMoment(new Date(iso), format, visitorTimeZone()) : words}
    </time>
  );
}

const visitorTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
