import {memo, Suspense} from 'react';
import type {NutritionView} from '~/shop/catalog/model/product-view';
import {lazyWhenUsed} from '~/ui/server-rendered-lazy';
import {NutritionFacts as EagerNutritionFacts} from './NutritionFacts';

const NutritionFacts = import.meta.env.SSR
  ? EagerNutritionFacts
  : lazyWhenUsed(() => import('./NutritionFacts').then((module) => module.NutritionFacts));

/** Loads the nutrition facts lazily. Memoized: other updates of the page would interrupt their hydration. */
export const NutritionSlot = memo(function NutritionSlot({nutrition}: {readonly nutrition: NutritionView}) {
  return (
    <Suspense>
      <NutritionFacts nutrition={nutrition} />
    </Suspense>
  );
});
