import {lazy, type ComponentType, type LazyExoticComponent} from 'react';

/**
 * Creates a lazy component that works without scripts. The server renders it at once, and hydration neither waits for its
 * code nor removes it if the code fails to load.
 * @param load imports the component on first render
 */
export const serverRenderedLazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({default: component}),
      () => new Promise<never>(() => undefined),
    ),
  );
