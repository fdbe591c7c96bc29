import {Icon} from './icons/Icon';

const PAUSED = 'Live updates paused';
const PAUSED_TEXT = 'We look for changes every minute until the connection is back.';

/** Shows that live updates are paused. It floats, so that the page does not shift. */
export function LivePaused({isPaused}: {readonly isPaused: boolean}) {
  return (
    <div
      role="status"
      data-print="hidden"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-20 flex justify-center pb-[env(safe-area-inset-bottom)]"
    >
      {isPaused && (
        <p className="pointer-events-auto flex max-w-md items-start gap-3 rounded-control border border-line bg-surface-raised px-4 py-3 text-sm text-ink-soft shadow-raised">
          <Icon name="wifi-off" className="mt-0.5 size-5 shrink-0 text-warning" />
          <span>
            <strong className="block text-ink">{PAUSED}</strong> {PAUSED_TEXT}
          </span>
        </p>
      )}
    </div>
  );
}
