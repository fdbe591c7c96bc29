import {useCallback, useId, useRef, type ReactNode} from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  /** The consequence of confirming. */
  readonly children: ReactNode;
  /** The buttons to confirm and to cancel. */
  readonly actions: ReactNode;
  /** Called when Escape is pressed. */
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before an irreversible action; it is open while it is rendered. A native modal dialog, which traps
 * and restores the focus. Without scripts it is a part of the page with the same text.
 */
export function ConfirmDialog({title, children, actions, onClose}: ConfirmDialogProps) {
  const current = useRef<HTMLDialogElement | null>(null);
  const id = useId();
  // A ref callback and not an effect: closing restores the focus only while the dialog is in the document.
  const ref = useCallback((dialog: HTMLDialogElement | null) => {
    // The server renders it open for visitors without scripts; an open dialog cannot become modal.
    (dialog ?? current.current)?.close();
    dialog?.showModal();
    current.current = dialog;
  }, []);
  return (
    <dialog
      ref={ref}
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      data-slot="confirm-dialog"
      className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-card border border-line bg-surface-raised p-6 text-ink shadow-raised backdrop:bg-scrim/55 [&:not(:modal)]:static"
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <div id={`${id}-text`} className="mt-2 text-ink-soft">
        {children}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col">{actions}</div>
    </dialog>
  );
}
