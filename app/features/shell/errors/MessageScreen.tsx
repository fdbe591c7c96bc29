import type {ReactNode} from 'react';
import {JaliPattern} from '~/ui/JaliPattern';

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
    <section className="page relative isolate grid min-h-[60dvh] place-items-center py-16 text-center">
      <JaliPattern
        tile={56}
        className="absolute inset-0 -z-10 text-gilt opacity-20 [mask-image:radial-gradient(closest-side,transparent_35%,black_75%,transparent)]"
      />
      <div className="flex max-w-xl flex-col items-center">
        {picture}
        <h1 className="mt-6 text-title">{title}</h1>
        {children}
        <div className="mt-8 flex flex-wrap items-start justify-center gap-3">{actions}</div>
      </div>
    </section>
  );
}
