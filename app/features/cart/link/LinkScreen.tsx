import type {ReactNode} from 'react';
import {CenterScreen} from '~/ui/CenterScreen';

interface LinkScreenProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** What is said interrupts a screen reader; otherwise it waits its turn. */
  readonly isFailure?: boolean;
  readonly picture?: ReactNode;
  /** The ways on. */
  readonly children: ReactNode;
}

/** The stop between a link and where it leads: what is going on, and a way on. */
export function LinkScreen({title, text, isFailure = false, picture, children}: LinkScreenProps) {
  return (
    <CenterScreen>
      {picture}
      <div role={isFailure ? 'alert' : 'status'} className="max-w-full">
        <h1 className="text-title break-words">{title}</h1>
        {text && <p className="mt-3 text-lead text-ink-soft">{text}</p>}
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </CenterScreen>
  );
}
