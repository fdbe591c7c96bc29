import {lazy, type ComponentType} from 'react';

/**
 * Creates lazy components of one code. React remembers a failed import for as long as the page is open, so that another component
 * takes the place of one that failed.
 * @param whenFailed returns what a place shows whose code failed to load
 * @returns a function that returns the component for a new place
 */
export function createRetriedLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  whenFailed: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> {
  const create = (): ComponentType<Props> => {
    const part = lazy(async () => ({
      default: await load().catch(() => {
        current = create();
        return whenFailed();
      }),
    }));
    // React's type for lazy components requires props that may contain a ref, which these do not.
    return part as unknown as ComponentType<Props>;
  };
  let current = create();
  return () => current;
}
