import type {ReactNode} from 'react';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Content that replaces a form. It takes the focus, because the focused button is gone. */
export function FormReplacement({children}: {readonly children: ReactNode}) {
  return (
    <div tabIndex={-1} ref={takeFocus}>
      {children}
    </div>
  );
}
