import {useEffect, type RefObject} from 'react';

/** Closes a modal dialog by a press beside it, as Escape does: presses on its backdrop arrive at the dialog itself. */
export function useBackdropClose(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const element = dialog.current;
    const close = ({target}: MouseEvent) => {
      if (target === element) element?.close();
    };
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, [dialog]);
}
