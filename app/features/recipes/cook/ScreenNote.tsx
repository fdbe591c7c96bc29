import {COOK_COPY} from './cook-copy';
import {useWakeLock} from './use-wake-lock';

/** Keeps the screen on, and says whether the browser does it. */
export function ScreenNote() {
  const state = useWakeLock();
  return (
    <p role="status" className="mt-4 min-h-6 text-sm text-ink-soft">
      {state === 'held' && COOK_COPY.screenStaysOn}
      {state === 'unavailable' && COOK_COPY.screenMaySleep}
    </p>
  );
}
