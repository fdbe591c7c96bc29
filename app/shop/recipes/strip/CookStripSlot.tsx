import {memo, Suspense} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {CookStrip as EagerCookStrip} from './CookStrip';
import type {CookingStepsView} from './cooking-steps-view';

const CookStrip = import.meta.env.SSR
  ? EagerCookStrip
  : serverRenderedLazy(async () => (await import('./CookStrip')).CookStrip);

interface CookStripSlotProps {
  readonly handle: string;
  /** Null for a dish without clips. */
  readonly cooking: CookingStepsView | null;
}

/** Loads the strip lazily. Memoized: other updates of the page would interrupt its hydration. */
export const CookStripSlot = memo(function CookStripSlot({handle, cooking}: CookStripSlotProps) {
  return (
    cooking && (
      <Suspense>
        <CookStrip handle={handle} {...cooking} />
      </Suspense>
    )
  );
});
