import {Suspense, type ComponentProps} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {RecipeExtras as EagerRecipeExtras} from './RecipeExtras';

const RecipeExtras = import.meta.env.SSR
  ? EagerRecipeExtras
  : serverRenderedLazy(async () => (await import('./RecipeExtras')).RecipeExtras);

/** Loads what is below a recipe after the recipe itself. */
export const RecipeExtrasSlot = (props: ComponentProps<typeof EagerRecipeExtras>) => (
  <Suspense>
    <RecipeExtras {...props} />
  </Suspense>
);
