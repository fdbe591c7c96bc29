import {Link, useLocation} from '@remix-run/react';
import {useEffect, useRef, useState, type MouseEvent} from 'react';
import {getPageCommands} from '~/admin/frame/page-commands';
import {PALETTE_ARIA_KEYS, usePaletteKeys} from '~/admin/frame/use-palette-keys';
import {hasModifierKey} from '~/ui/has-modifier-key';
import {Icon} from '~/ui/icons/Icon';
import {Kbd} from '~/ui/Kbd';
import {useOnDemand} from '~/ui/use-on-demand';
import {PALETTE_LINK_COPY} from './palette-link-copy';
import type {PaletteOpening} from './palette-opening';
import {useTypedAhead} from './use-typed-ahead';

const SEARCH_PATH = '/admin/search';

const loadPalette = async () => (await import('./dialog/CommandPalette')).CommandPalette;
const preloadPalette = () => void loadPalette().catch(() => undefined);

/** A link to the search page; with scripts it opens the command palette instead, as Ctrl+K does anywhere in the admin. */
export function PaletteLink() {
  const {pathname} = useLocation();
  const {opening, open, close} = useOpening();
  const Palette = useOnDemand(opening !== null, loadPalette, SEARCH_PATH);
  const takeTypedAhead = useTypedAhead(opening !== null);
  const keys = usePaletteKeys();
  usePaletteKey(opening ? close : open);
  const onClick = (event: MouseEvent) => {
    if (hasModifierKey(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Link
        to={SEARCH_PATH}
        aria-keyshortcuts={PALETTE_ARIA_KEYS}
        aria-current={pathname === SEARCH_PATH ? 'page' : undefined}
        onClick={onClick}
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        className="ms-auto flex size-11 shrink-0 items-center justify-center gap-3 rounded-control text-ink-soft no-underline transition-colors duration-150 hover:bg-surface hover:text-ink sm:w-auto sm:border sm:border-line-strong sm:px-3 lg:ms-0 lg:h-10 lg:w-full lg:justify-start"
      >
        <Icon name="search" className="size-6 sm:size-[1.125rem]" />
        <span className="text-[0.9375rem] max-sm:sr-only lg:grow">
          {PALETTE_LINK_COPY.text}
          <span className="sr-only"> {PALETTE_LINK_COPY.more}</span>
        </span>
        <Kbd aria-hidden="true" className="text-xs max-sm:hidden">
          {keys}
        </Kbd>
      </Link>
      {Palette && <Palette opening={opening} takeTypedAhead={takeTypedAhead} onClose={close} />}
    </>
  );
}

/** Whether the palette is open, and on what: a navigation closes it. */
function useOpening() {
  const {key} = useLocation();
  const [opened, setOpened] = useState<(PaletteOpening & {readonly at: string}) | null>(null);
  // Going back and forward returns to the same key.
  useEffect(() => setOpened(null), [key]);
  return {
    opening: opened?.at === key ? opened : null,
    open: () => setOpened({at: key, opener: activeElement(), commands: getPageCommands()}),
    close: () => setOpened(null),
  };
}

const activeElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

/** Calls a function for Ctrl+K or Cmd+K, also in a field. Pressing the modifier already loads the palette. */
function usePaletteKey(toggle: () => void): void {
  const current = useRef(toggle);
  current.current = toggle;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
      if (key === 'Control' || key === 'Meta') preloadPalette();
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      if (closeModalDialog()) current.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Closes the help, under which the palette could not be used. @returns false if a question is open, which stays */
function closeModalDialog(): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('dialog:modal');
  if (dialog?.getAttribute('role') === 'alertdialog') return false;
  dialog?.close();
  return true;
}
