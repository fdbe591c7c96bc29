import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createAssetFront} from '../../local/storefront/asset-front';
import {freePort} from './free-port';
import {startStack, type Stack} from './stack';

/** A stack whose scripts, styles and fonts come from another site, such as a CDN. */
export interface StackWithAssetOrigin extends Stack {
  readonly assetOrigin: string;
}

/** Starts a stack on a copy of the build, without assets at the storefront's own origin. */
export async function startStackWithAssetOrigin(): Promise<StackWithAssetOrigin> {
  const directory = mkdtempSync(path.join(tmpdir(), 'asset-origin-'));
  const port = await freePort();
  // Another site needs another host; another port makes only another origin.
  const assetOrigin = `http://127.0.0.1:${port}`;
  cpSync('dist', directory, {recursive: true});
  rebase(directory, assetOrigin);
  cpSync(path.join(directory, 'client'), path.join(directory, 'cdn'), {recursive: true});
  rmSync(path.join(directory, 'client', 'assets'), {recursive: true});

  const serveAsset = createAssetFront(path.join(directory, 'cdn'));
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', assetOrigin);
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!serveAsset(request, response, pathname)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stack = await startStack({}, directory);
  return {
    ...stack,
    assetOrigin,
    async close() {
      await stack.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, {recursive: true});
    },
  };
}

/** Rewrites asset URLs as the build does if `HYDROGEN_ASSET_BASE_URL` is that origin. */
function rebase(directory: string, origin: string): void {
  for (const file of readdirSync(directory, {recursive: true, encoding: 'utf8'})) {
    if (!/\.(js|css)$/.test(file)) continue;
    const at = path.join(directory, file);
    const text = readFileSync(at, 'utf8')
      .replaceAll(/(["'`(])\/assets\//g, `$1${origin}/assets/`)
      // Vite adds this prefix to the names of lazily loaded files.
      .replaceAll(/(return|\(\w=)"\/"\+(?=\w+[)}])/g, `$1"${origin}/"+`);
    writeFileSync(at, text);
  }
}
