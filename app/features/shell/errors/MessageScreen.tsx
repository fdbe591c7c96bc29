import type {ReactNode} from 'react';
import {CenterScreen} from '~/ui/CenterScreen';

interface MessageScreenProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The ways on. */
  readonly actions: ReactNode;
  readonly picture: ReactNode;
}

/** A screen with one thing to say and a way on: errors, pages that do not exist. */
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
