import type {ReactNode} from 'react';
import {JaliPattern} from '~/ui/JaliPattern';

/** The layout of the sign-in and recovery pages: one card, below the area of the toasts. */
export function IdentityScreen({children}: {readonly children: ReactNode}) {
  return (
    <div className="page relative isolate flex justify-center pt-24 pb-10 sm:pb-16">
      <JaliPattern
        tile={56}
        className="absolute inset-0 -z-10 text-copper opacity-20 [mask-image:radial-gradient(closest-side,transparent_35%,black_75%,transparent)]"
      />
      {children}
    </div>
  );
}
