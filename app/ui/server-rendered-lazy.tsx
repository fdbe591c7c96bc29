import {useState, type ComponentType} from 'react';
import {createRetriedLazy} from './retried-lazy';
import {whenUsed} from './when-used';

/**
 * Creates a lazy component that works without scripts. The server renders it at once, and hydration neither waits for its
 * code nor removes it if the code fails to load. The next one that is mounted tries again.
 * @param load imports the component on first render
 */
export function serverRenderedLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const getPart = createRetriedLazy(load, () => new Promise<never>(() => undefined));
  return function ServerRenderedPart(props) {
    const [Part] = useState(getPart);
    return <Part {...props} />;
  };
}

/** As {@link serverRenderedLazy}, for parts below the first screen: their code is imported once somebody uses the page. */
export const lazyWhenUsed = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  serverRenderedLazy(() => whenUsed().then(load));
