import type {ComponentPropsWithoutRef} from 'react';

/** Words for screen readers alone, where the picture already tells everyone else. */
export function VisuallyHidden(props: Omit<ComponentPropsWithoutRef<'span'>, 'className'>) {
  return <span data-slot="visually-hidden" className="sr-only" {...props} />;
}
