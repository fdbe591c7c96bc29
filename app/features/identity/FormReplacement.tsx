import type {ReactNode} from 'react';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** What comes in the place of a form takes over its focus: the pressed button is gone, and the keyboard with it. */
export function FormReplacement({children}: {readonly children: ReactNode}) {
  return (
    <div tabIndex={-1} ref={takeFocus}>
      {children}
    </div>
  );
}
