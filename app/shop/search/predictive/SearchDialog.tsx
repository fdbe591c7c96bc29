import * as Dialog from '@radix-ui/react-dialog';
import {SEARCH_LABEL} from '../results/search-path';
import {SearchCombobox} from './SearchCombobox';

/** Props of the lazily loaded dialog. */
export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Receives the focus when the dialog closes. */
  readonly opener: HTMLElement | null;
}

/** The search dialog: full screen on phones, a panel on wider screens. Large, so it is loaded on demand. */
export function SearchDialog({isOpen, onOpenChange, opener}: SearchDialogProps) {
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // After a navigation from the dialog, the new page already has the focus.
    if (document.activeElement === document.body) opener?.focus({preventScroll: true});
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper text-ink shadow-raised outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in md:inset-x-0 md:top-[8vh] md:bottom-auto md:mx-auto md:h-[min(42rem,84vh)] md:w-[min(40rem,calc(100vw-4rem))] md:rounded-card"
        >
          <Dialog.Title className="sr-only">{SEARCH_LABEL}</Dialog.Title>
          <SearchCombobox onLeave={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
