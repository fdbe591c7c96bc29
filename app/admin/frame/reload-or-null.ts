import {isOutage} from './is-outage';

interface PageLoad {
  readonly request: Request;
  readonly serverLoader: () => Promise<unknown>;
}

/**
 * Loads a page, and returns null if the reload of the page that is open fails: `useLastLoaded` shows its former data then.
 * A page that is opened again has an error screen.
 */
export async function reloadOrNull({request, serverLoader}: PageLoad): Promise<unknown> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isOutage(error) && new URL(request.url).pathname === location.pathname) return null;
    throw error;
  }
}
