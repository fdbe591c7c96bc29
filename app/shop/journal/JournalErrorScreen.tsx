import type {ComponentProps} from 'react';
import {NotFoundBoundary} from '~/ui/NotFoundBoundary';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {JournalNotFound} from './JournalNotFound';

// Few visits lead to a missing article, so browsers load its screen on demand; the server bundles it.
const NotFound = import.meta.env.SSR
  ? JournalNotFound
  : serverRenderedLazy(async () => (await import('./JournalNotFound')).JournalNotFound);

/** The error boundary of blogs and articles. */
export const JournalErrorScreen = ({otherwise}: Pick<ComponentProps<typeof NotFoundBoundary>, 'otherwise'>) => (
  <NotFoundBoundary screen={NotFound} otherwise={otherwise} />
);
