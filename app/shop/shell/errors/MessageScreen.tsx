import type {ReactNode} from 'react';
import {CenterScreen} from '~/ui/CenterScreen';

interface MessageScreenProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Next steps. */
  readonly actions: ReactNode;
  readonly picture: ReactNode;
}

export function MessageScreen({title, children, actions, picture}: MessageScreenProps) {
  return (
    <CenterScreen>
      {picture}
      <h1 className="mt-6 text-title">{title}</h1>
      {children}
      <div className="mt-8 flex flex-wrap items-start justify-center gap-3">{actions}</div>
    </CenterScreen>
  );
}
