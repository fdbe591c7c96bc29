import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';

/** The classes of a long form with a `SaveBar`: a focused field scrolls clear of the bar, and texts are as high as needed. */
export const SAVE_BAR_FORM =
  '[&_:is(input,select,textarea)]:scroll-mb-24 [&_textarea]:field-sizing-content [&_textarea]:max-h-96 [&_textarea]:min-h-24';

interface SaveBarProps {
  /** Sets the width, the padding and the background. */
  readonly className: string;
  readonly children: ReactNode;
}

/** The button that saves a long form: it stays in view while the form scrolls. */
export function SaveBar({className, children}: SaveBarProps) {
  return (
    <div
      className={cn(
        'sticky bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 low:static',
        className,
      )}
    >
      {children}
    </div>
  );
}
