import {useRef} from 'react';

/**
 * Restores the focus to the element that had it before a dialog opened. Radix does so for its own triggers only.
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
      // A navigation from the dialog may have moved the focus, which then stays.
      const isLost = document.activeElement === null || document.activeElement === document.body;
      // The opener may be in the sticky header, where focusing would scroll the page because of its scroll padding.
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({preventScroll: true});
    },
  };
}
