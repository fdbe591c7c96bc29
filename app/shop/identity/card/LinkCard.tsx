import type {ReactNode} from 'react';
import {IdentityScreen} from '../IdentityScreen';

interface LinkCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function LinkCard({title, children}: LinkCardProps) {
  return (
    <IdentityScreen>
      <section
        aria-labelledby="link-card"
        className="flex w-full max-w-md flex-col gap-5 rounded-card border border-line bg-surface-raised p-6 shadow-card sm:p-8"
      >
        <h1 id="link-card" className="text-center text-title">
          {title}
        </h1>
        {children}
      </section>
    </IdentityScreen>
  );
}
