import {describe, expect, it} from 'vitest';
import {createRouteManifest} from './route-manifest.server';

const VERSION = 'abc123';
const ROUTES = {root: {id: 'root', path: '', module: '/assets/root.js'}} as never;

const result = createRouteManifest({version: VERSION, routes: ROUTES});
const request = (path: string, method = 'GET') => result(new URL(`https://shop.example${path}`), method);

describe('the route manifest', () => {
  it('is the same for any number of paths, and may be cached forever', async () => {
    const paths = Array.from({length: 600}, (_, at) => `p=/${at}`).join('&');
    for (const query of ['p=/cart', paths, `p=${'/a'.repeat(3_000)}`]) {
      const response = request(`/__manifest?${query}&version=${VERSION}`);
      expect(response?.headers.get('Cache-Control')).toContain('immutable');
      expect(await response?.json()).toEqual(ROUTES);
    }
  });

  it.each(['', '?version=', '?p=/cart&version=other'])('reloads the document of an outdated tab: %j', (query) => {
    const response = request(`/__manifest${query}`);
    expect(response?.status).toBe(204);
    expect(response?.headers.get('X-Remix-Reload-Document')).toBe('true');
  });

  it('has no body for HEAD', async () => {
    expect(await request(`/__manifest?version=${VERSION}`, 'HEAD')?.text()).toBe('');
  });

  it.each(['/', '/__manifest/', '/__manifest.data', '/cart'])('leaves %s to others', (path) => {
    expect(request(path)).toBeNull();
  });
});
