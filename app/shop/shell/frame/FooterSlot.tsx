import {memo, Suspense, type ComponentProps} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {Footer as EagerFooter} from './Footer';

const Footer = import.meta.env.SSR
  ? EagerFooter
  : serverRenderedLazy(() => import('./Footer').then((module) => module.Footer));

/** Loads the footer lazily. Memoized: other updates of the page would interrupt its hydration. */
export const FooterSlot = memo(function FooterSlot(props: ComponentProps<typeof EagerFooter>) {
  return (
    <Suspense>
      <Footer {...props} />
    </Suspense>
  );
});
