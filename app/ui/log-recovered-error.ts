/** Message of React's production and development builds. */
const UPDATED_BEFORE_HYDRATION = /#421\b|received an update before it finished hydrating/;

/**
 * Logs an error from which React recovered while hydrating, such as one caused by a browser extension.
 * A part that was updated before it hydrated is a warning: React also reports renders that it discarded, after which the
 * part hydrates as usual. So is a part that a translator changed before, which React renders again.
 */
export function logRecoveredError(error: unknown): void {
  const isUpdate = error instanceof Error && UPDATED_BEFORE_HYDRATION.test(error.message);
  if (isUpdate || document.querySelector('font')) console.warn(error);
  else console.error(error);
}
