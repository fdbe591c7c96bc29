import {createContext, useContext} from 'react';
import {formatMoment, type MomentView} from '~/core/moments';
import {useIsHydrated} from './use-is-hydrated';
import {visitorTimeZone} from './visitor-time-zone';

/** Whether moments stay in the shop's time zone, so that all staff read and say the same times. */
export const ShopTime = createContext(false);

interface MomentProps {
  readonly at: MomentView;
  readonly className?: string;
}

/** A date and time: in the shop's time zone from the server, in the visitor's after hydration. Both name the time zone. */
export function Moment({at: {iso, text, format}, className}: MomentProps) {
  const isHydrated = useIsHydrated();
  const isInShopTime = useContext(ShopTime);
  return (
    <time dateTime={iso} className={className}>
      {isHydrated && !isInShopTime ? formatMoment(new Date(iso), format, visitorTimeZone()) : text}
    </time>
  );
}
