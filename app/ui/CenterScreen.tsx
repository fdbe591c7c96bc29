import type {ReactNode} from 'react';
import {JaliPattern} from './JaliPattern';

/** A page with a single centered message: errors, expired links, missing pages. */
export function CenterScreen({children}: {readonly children: ReactNode}) {
  return (
    <section className="page relative isolate grid min-h-[60dvh] grid-cols-1 place-items-center py-16 text-center">
      <JaliPattern
        tile={56}
        className="absolute inset-0 -z-10 text-copper opacity-20 [mask-image:radial-gradient(closest-side,transparent_35%,black_75%,transparent)]"
      />
      <div className="flex max-w-[min(36rem,100%)] min-w-0 flex-col items-center [&_p]:text-balance">{children}</div>
    </section>
  );
}
