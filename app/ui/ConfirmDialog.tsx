import {useCallback, useId, useRef, type ReactNode} from 'react';

interface ConfirmDialogProps {
  readonly title: string;
  /** What is about to happen. */
  readonly children: ReactNode;
  /** The two ways on. */
  readonly actions: ReactNode;
  /** Escape was pressed. */
  readonly onClose: () => void;
}

/**
 * Asks before something that cannot be undone; stands there for as long as it is drawn. The browser's own dialog: modal,
 * with focus kept in and given back. Where scripts do not run it is a part of the page that says the same.
 */
export function ConfirmDialog({title, children, actions, onClose}: ConfirmDialogProps) {
  const held = useRef<HTMLDialogElement | null>(null);
  const id = useId();
  // Not an effect: the focus goes back only while the dialog is still in the page.
  const ref = useCallback((dialog: HTMLDialogElement | null) => {
    // Served open for whoever has no scripts; an open dialog cannot be made modal.
    (dialog ?? held.current)?.close();
    dialog?.showModal();
    held.current = dialog;
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
