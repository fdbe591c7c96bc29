import type {ServerBuild} from '@remix-run/server-runtime';

const PATH = '/__manifest';

type Assets = Pick<ServerBuild['assets'], 'routes' | 'version'>;

/**
 * Answers a browser that discovers routes. Remix itself would match each path asked for, and each part of it, against
 * every route: one request could take seconds of CPU. All routes together are 3 kB, so everybody is sent the same.
 * @param assets of the build
 * @returns a handler that answers null for every other address
 */
export function createRouteManifest({routes, version}: Assets): (request: Request) => Response | null {
  let body: string | undefined;
  return (request) => {
    const {pathname, searchParams} = new URL(request.url);
    if (pathname !== PATH) return null;
    // As Remix tells a tab that was opened before a deployment.
    if (searchParams.get('version') !== version)
      return new Response(null, {status: 204, headers: {'X-Remix-Reload-Document': 'true'}});
    body ??= JSON.stringify(routes);
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    };
    return new Response(request.method === 'HEAD' ? null : body, {headers});
  };
}
