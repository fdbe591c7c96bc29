import {forwardRef} from 'react';
import type {PageCommand} from '~/admin/frame/page-commands';
import {usePaletteKeys} from '~/admin/frame/use-palette-keys';
import {Button} from '~/ui/Button';
import {Kbd} from '~/ui/Kbd';
import {DESK_COPY, OTHER_KEYS} from './desk-copy';

type Shortcut = readonly [key: string, what: string];

interface DeskShortcutsProps {
  /** What the page can do; those with a key are listed. */
  readonly commands: readonly PageCommand[];
  /** Keys that the browser handles. */
  readonly others?: readonly Shortcut[];
  readonly onOpen: () => void;
}

/** Listed after the keys of the page's work. */
const HELP_KEY = '?';

const toShortcut = ({key, title}: PageCommand): readonly Shortcut[] =>
  key === undefined ? [] : [[toKeyName(key), title]];

const toKeyName = (key: string): string => (/^[A-Z]$/.test(key) ? `Shift ${key}` : key.toUpperCase());

/** A button and the dialog that lists the keys of a page; the dialog closes with Escape or its button. */
export const DeskShortcuts = forwardRef<HTMLDialogElement, DeskShortcutsProps>(function DeskShortcuts(
  {commands, others = [], onOpen},
  ref,
) {
  const paletteKeys = usePaletteKeys();
  const shortcuts: readonly Shortcut[] = [
    ...commands.filter(({key}) => key !== HELP_KEY).flatMap(toShortcut),
    ...others,
    ...commands.filter(({key}) => key === HELP_KEY).flatMap(toShortcut),
    [paletteKeys, OTHER_KEYS.palette],
  ];
  return (
    <>
      <Button tone="quiet" size="sm" className="max-lg:hidden" onClick={onOpen}>
        {DESK_COPY.shortcuts}
      </Button>
      <dialog
        ref={ref}
        aria-labelledby="shortcuts"
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface-raised p-6 text-ink shadow-raised backdrop:bg-scrim/55"
      >
        <h2 id="shortcuts" className="text-heading">
          {DESK_COPY.shortcuts}
        </h2>
        <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {shortcuts.map(([key, what]) => (
            <div key={key} className="contents">
              <dt>
                <Kbd>{key}</Kbd>
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
