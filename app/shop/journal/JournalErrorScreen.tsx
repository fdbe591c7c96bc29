import type {ComponentProps} from 'react';
import {NotFoundBoundary} from '~/ui/NotFoundBoundary';
import {JournalNotFound} from './JournalNotFound';

/** The error boundary of blogs and articles. */
export const JournalErrorScreen = ({otherwise}: Pick<ComponentProps<typeof NotFoundBoundary>, 'otherwise'>) => (
  <NotFoundBoundary screen={JournalNotFound} otherwise={otherwise} />
);
