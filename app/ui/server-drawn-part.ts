import {lazy, type ComponentType, type LazyExoticComponent} from 'react';

/**
 * Makes a component of one whose scripts are not among the page's own. The server draws such parts at once and they
 * work without scripts, so a page that its server has drawn neither waits for them nor loses them when they never come.
 * @param load asks for the component, when it is first shown
 */
export const serverDrawnPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({default: component}),
      () => new Promise<never>(() => undefined),
    ),
  );
