import type {ComponentProps} from 'react';
import {NotFoundBoundary} from '~/ui/NotFoundBoundary';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {RecipeNotFound} from './RecipeNotFound';

// Few visits lead to a missing recipe, so browsers load its screen on demand; the server bundles it.
const NotFound = import.meta.env.SSR
  ? RecipeNotFound
  : serverRenderedLazy(async () => (await import('./RecipeNotFound')).RecipeNotFound);

/** The error boundary of a recipe's routes. */
export const RecipeErrorScreen = ({otherwise}: Pick<ComponentProps<typeof NotFoundBoundary>, 'otherwise'>) => (
  <NotFoundBoundary screen={NotFound} otherwise={otherwise} />
);
