import * as Dialog from '@radix-ui/react-dialog';
import {SEARCH_LABEL} from '../results/search-path';
import {SearchCombobox} from './SearchCombobox';

/** What the header's link hands to the dialog it opens. */
export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back. */
  readonly opener: HTMLElement | null;
}

/** The search over the page: all of a phone's screen, a panel on wider ones. Heavy: loaded when first wanted. */
export function SearchDialog({isOpen, onOpenChange, opener}: SearchDialogProps) {
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    // A navigation from within has put the focus into the new page by now.
    if (document.activeElement === document.body) opener?.focus({preventScroll: true});
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim/55 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper text-ink shadow-raised outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in md:inset-x-0 md:top-[8vh] md:bottom-auto md:mx-auto md:h-[min(42rem,84vh)] md:w-[min(40rem,calc(100vw-4rem))] md:rounded-card"
        >
          <Dialog.Title className="sr-only">{SEARCH_LABEL}</Dialog.Title>
          <SearchCombobox onLeave={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
