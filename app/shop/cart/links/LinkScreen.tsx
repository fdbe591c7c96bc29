import type {ReactNode} from 'react';
import {CenterScreen} from '~/ui/CenterScreen';

interface LinkScreenProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** Announced as an alert instead of a status. */
  readonly isFailure?: boolean;
  readonly picture?: ReactNode;
  /** Next steps. */
  readonly children: ReactNode;
}

export function LinkScreen({title, text, isFailure = false, picture, children}: LinkScreenProps) {
  return (
    <CenterScreen>
      {picture}
      <div role={isFailure ? 'alert' : 'status'} className="max-w-full">
        <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
        {text && <p className="mt-3 text-lead text-ink-soft">{text}</p>}
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </CenterScreen>
  );
}
