import type {ReactNode} from 'react';
import {JaliPattern} from '~/ui/JaliPattern';

interface SubscriberCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page with a single task or result. */
export function SubscriberCard({title, children}: SubscriberCardProps) {
  return (
    <div className="page relative isolate flex justify-center pt-24 pb-10 sm:pb-16">
      <JaliPattern
        tile={56}
        className="absolute inset-0 -z-10 text-copper opacity-20 [mask-image:radial-gradient(closest-side,transparent_35%,black_75%,transparent)]"
      />
      <section
        aria-labelledby="subscriber-card"
        className="flex w-full max-w-lg flex-col gap-5 rounded-card border border-line bg-surface-raised p-6 text-center shadow-card sm:p-8"
      >
        <h1 id="subscriber-card" tabIndex={-1} className="text-heading text-balance outline-none">
          {title}
        </h1>
        {children}
      </section>
    </div>
  );
}
