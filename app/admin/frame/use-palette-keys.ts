import {useIsHydrated} from '~/ui/use-is-hydrated';

/** For screen readers, which read the keys with the button. */
export const PALETTE_ARIA_KEYS = 'Control+K Meta+K';

/** Returns the keys that open the command palette, as this computer's keyboard names them. */
export function usePaletteKeys(): string {
  const isHydrated = useIsHydrated();
  return isHydrated && /Mac|iP(ad|hone|od)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';
}
