import {Suspense, useState, type ComponentType} from 'react';
import {createRetriedLazy} from './retried-lazy';

/**
 * Creates an optional component: its code is loaded on first render, and it renders nothing if loading fails. The next one that is
 * mounted tries again.
 * @param Placeholder shown while the code loads
 */
export function optionalLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType,
): ComponentType<Props> {
  const getPart = createRetriedLazy(load, async () => () => null);
  return function OptionalPart(props) {
    const [Part] = useState(getPart);
    return (
      <Suspense fallback={Placeholder && <Placeholder />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
