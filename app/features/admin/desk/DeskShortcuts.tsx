import {forwardRef} from 'react';
import {Button} from '~/ui/Button';
import {DESK_COPY, type ShortcutList} from './desk-copy';

interface DeskShortcutsProps {
  readonly shortcuts: ShortcutList;
  readonly onOpen: () => void;
}

/** A button and the dialog that lists the keys of a page; the dialog closes with Escape or its button. */
export const DeskShortcuts = forwardRef<HTMLDialogElement, DeskShortcutsProps>(function DeskShortcuts(
  {shortcuts, onOpen},
  ref,
) {
  return (
    <>
      <Button tone="quiet" size="sm" className="max-lg:hidden" onClick={onOpen}>
        {DESK_COPY.shortcuts}
      </Button>
      <dialog
        ref={ref}
        aria-labelledby="shortcuts"
        className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-card border border-line bg-surface-raised p-6 text-ink shadow-raised backdrop:bg-scrim/55"
      >
        <h2 id="shortcuts" className="text-heading">
          {DESK_COPY.shortcuts}
        </h2>
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {shortcuts.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-control border border-line bg-surface px-2 py-0.5 text-center text-sm font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog" className="mt-6 flex justify-end">
          <Button type="submit" tone="outline" size="sm">
            {DESK_COPY.close}
          </Button>
        </form>
      </dialog>
    </>
  );
});
