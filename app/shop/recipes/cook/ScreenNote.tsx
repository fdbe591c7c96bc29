import {OFFLINE_COPY} from '../offline/offline-copy';
import {useIsSavedCopy} from '../offline/use-saved-copy';
import {useIsOnline} from '../use-is-online';
import {COOK_COPY} from './cook-copy';
import {useWakeLock} from './use-wake-lock';

/** Keeps the screen on, and says whether the browser does it. */
export function ScreenNote() {
  const state = useWakeLock();
  const isOffline = !useIsOnline();
  const isSavedCopy = useIsSavedCopy();
  return (
    <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
      {isOffline && isSavedCopy && <span className="block font-semibold text-ink">{OFFLINE_COPY.offline}</span>}
      {state === 'held' && <span>{COOK_COPY.screenStaysOn}</span>}
      {state === 'unavailable' && <span>{COOK_COPY.screenMaySleep}</span>}
    </p>
  );
}
