import {useRef} from 'react';

/**
 * Gives the focus back to what had it before a dialog opened: the dialog itself does so for a trigger of its own only.
 * @returns props for the dialog's content
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // A navigation from within has put the focus elsewhere by now, and there it stays.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      // The opener may be in the sticky header, whose scroll padding would make focusing it scroll the page.
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({preventScroll: true});
    },
  };
}
