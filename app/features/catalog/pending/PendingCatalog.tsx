import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {CatalogScreenName} from './to-catalog-screen';
import {usePendingScreen} from './use-pending-screen';

type Placeholder = ComponentType<{readonly screen: CatalogScreenName}>;

/** Any page. While a screen of the catalogue is late, its shape stands in place of the page that leads to it. */
export function PendingCatalog({children}: {readonly children: ReactNode}) {
  const {awaited, isLate} = usePendingScreen();
  const CatalogPlaceholder = usePlaceholder(awaited !== null);
  const isPending = awaited !== null && isLate && CatalogPlaceholder !== null;
  useEffect(() => {
    // The router has noted where the old screen stood; what replaces it begins at its top.
    if (isPending) window.scrollTo(0, 0);
  }, [isPending]);
  return (
    <>
      {isPending && <CatalogPlaceholder screen={awaited} />}
      {/* Hidden rather than gone: a navigation that is given up leaves everything as it was. */}
      <div hidden={isPending} className="contents">
        {children}
      </div>
    </>
  );
}

/** @returns the shapes once somebody needed them; null until they have arrived */
function usePlaceholder(isNeeded: boolean): Placeholder | null {
  const [placeholder, setPlaceholder] = useState<Placeholder | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./CatalogPlaceholder').then(
      (module) => setPlaceholder(() => module.CatalogPlaceholder),
      () => undefined,
    );
  }, [isNeeded]);
  return placeholder;
}
