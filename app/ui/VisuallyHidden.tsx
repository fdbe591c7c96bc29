import type {ComponentPropsWithoutRef} from 'react';

/** Text for screen readers only, where the visual design is enough for others. */
export function VisuallyHidden(props: Omit<ComponentPropsWithoutRef<'span'>, 'className'>) {
  return <span data-slot="visually-hidden" className="sr-only" {...props} />;
}
