import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {CatalogScreenName} from './to-catalog-screen';
import {usePendingScreen} from './use-pending-screen';

type Placeholder = ComponentType<{readonly screen: CatalogScreenName}>;

interface PendingCatalogProps {
  readonly children: ReactNode;
  /** Loads the component that renders the skeleton of a screen, on the first navigation to one. */
  readonly loadPlaceholder: () => Promise<Placeholder>;
}

/** Replaces the current page with a skeleton while a catalog screen is late. */
export function PendingCatalog({children, loadPlaceholder}: PendingCatalogProps) {
  const {pending, isLate} = usePendingScreen();
  const CatalogPlaceholder = usePlaceholder(pending !== null, loadPlaceholder);
  const isPending = pending !== null && isLate && CatalogPlaceholder !== null;
  useEffect(() => {
    // The router has stored the scroll position of the old page; the skeleton starts at the top.
    if (isPending) window.scrollTo(0, 0);
  }, [isPending]);
  return (
    <>
      {isPending && <CatalogPlaceholder screen={pending} />}
      {/* Hidden, not unmounted: an aborted navigation restores the page as it was. */}
      <div hidden={isPending} className="contents">
        {children}
      </div>
    </>
  );
}

/** @returns the lazily loaded skeletons; null until they have loaded */
function usePlaceholder(isNeeded: boolean, load: () => Promise<Placeholder>): Placeholder | null {
  const [placeholder, setPlaceholder] = useState<Placeholder | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (component) => setPlaceholder(() => component),
      () => undefined,
    );
  }, [isNeeded, load]);
  return placeholder;
}
