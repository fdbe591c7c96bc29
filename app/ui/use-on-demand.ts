import {useEffect, useState, type ComponentType} from 'react';

/**
 * Loads a component when it is first wanted, and keeps it from then on.
 * @param load the same function every time
 * @param fallbackUrl where a visitor who pressed is sent when it does not arrive, offline perhaps: the place its link leads
 *   to; null when nobody pressed
 * @returns null until it is there
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
