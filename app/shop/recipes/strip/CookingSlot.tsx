import {memo, Suspense} from 'react';
import {lazyWhenUsed} from '~/ui/server-rendered-lazy';
import {Cooking as EagerCooking, type CookingProps} from './Cooking';

const Cooking = import.meta.env.SSR ? EagerCooking : lazyWhenUsed(async () => (await import('./Cooking')).Cooking);

/** Loads how a dish is cooked after the product itself. Memoized: other updates of the page would interrupt its hydration. */
export const CookingSlot = memo(function CookingSlot(props: CookingProps) {
  return (
    <Suspense>
      <Cooking {...props} />
    </Suspense>
  );
});
