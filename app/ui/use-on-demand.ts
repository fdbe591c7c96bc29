import {useEffect, useState, type ComponentType} from 'react';

/**
 * Loads a component when it is first wanted.
 * @param load must be the same function on every render
 * @param fallbackUrl where the browser navigates if loading fails after a click; null without a click
 * @returns null until it is loaded
 */
export function useOnDemand<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  fallbackUrl: string | null,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{readonly Component: ComponentType<Props>} | null>(null);
  useEffect(() => {
    if (!isWanted || loaded) return;
    load().then(
      (Component) => setLoaded({Component}),
      () => fallbackUrl !== null && window.location.assign(fallbackUrl),
    );
  }, [isWanted, loaded, load, fallbackUrl]);
  return loaded?.Component ?? null;
}
