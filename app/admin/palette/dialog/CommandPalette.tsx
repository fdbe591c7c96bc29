import * as Dialog from '@radix-ui/react-dialog';
import {useRef} from 'react';
import {PALETTE_COPY} from '../results/palette-copy';
import type {PaletteOpening} from '../palette-opening';
import {PaletteCombobox} from './PaletteCombobox';

/** Props of the lazily loaded palette. */
export interface CommandPaletteProps {
  /** Null while it is closed. */
  readonly opening: PaletteOpening | null;
  /** Returns what was typed before the field had the focus. */
  readonly takeTypedAhead: () => string;
  readonly onClose: () => void;
}

/** The command palette: full screen on phones, a panel on wider screens. Large, so it is loaded on first use. */
export function CommandPalette({opening, takeTypedAhead, onClose}: CommandPaletteProps) {
  const pending = useRef<(() => void) | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  if (opening) opener.current = opening.opener;
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // After a navigation from the palette, the new page already has the focus.
    if (document.activeElement === document.body) opener.current?.focus({preventScroll: true});
    // Commands move the focus themselves, and may depend on what had it.
    pending.current?.();
    pending.current = null;
  };
  return (
    <Dialog.Root open={opening !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim/55 data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-surface-raised text-ink shadow-raised outline-none md:inset-x-0 md:top-[10vh] md:bottom-auto md:mx-auto md:h-[min(36rem,80vh)] md:w-[min(40rem,calc(100vw-4rem))] md:rounded-card"
        >
          <Dialog.Title className="sr-only">{PALETTE_COPY.open}</Dialog.Title>
          <PaletteCombobox
            commands={opening?.commands ?? []}
            takeTypedAhead={takeTypedAhead}
            onLeave={onClose}
            onRun={(run) => {
              pending.current = run;
              onClose();
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
