import type {ComponentPropsWithoutRef} from 'react';
import {cn} from '~/ui/cn';
import {useIsHydrated} from '~/ui/use-is-hydrated';

const ON_ACCENT =
  '-mx-2.5 inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-on-accent/90 hover:bg-on-accent/10';

/** A button at the end of the footer. Invisible until hydration, but takes its space from the first paint. */
export function FooterButton({className = ON_ACCENT, ...rest}: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" className={cn(className, !useIsHydrated() && 'invisible')} {...rest} />;
}
