import type {ServerBuild} from '@remix-run/server-runtime';

const PATH = '/__manifest';

type Assets = Pick<ServerBuild['assets'], 'routes' | 'version'>;

/**
 * Serves the route manifest to browsers. Remix would match each requested path against every route, which can take
 * seconds of CPU. All routes together are 3 kB, so every browser gets the same.
 * @param assets of the build
 * @returns a handler that returns null for every other URL
 */
export function createRouteManifest({routes, version}: Assets): (url: URL, method: string) => Response | null {
  let body: string | undefined;
  return (url, method) => {
    if (url.pathname !== PATH) return null;
    // As in Remix: a tab that was opened before a deployment reloads the document.
    if (url.searchParams.get('version') !== version)
      return new Response(null, {status: 204, headers: {'X-Remix-Reload-Document': 'true'}});
    body ??= JSON.stringify(routes);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    };
    return new Response(method === 'HEAD' ? null : body, {headers});
  };
}
