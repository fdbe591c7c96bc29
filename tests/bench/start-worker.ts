import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';

/** The ports of a worker; it opens none that is absent. */
interface WorkerPorts {
  readonly inspectorPort?: number;
  /** Requests at this port reach the worker directly, as on a host; two workers of MiniOxygen handle all others first. */
  readonly directPort?: number;
}

/**
 * Runs the worker of a build, without the proxy of the local storefront.
 * @param folder of the worker, such as `dist/server`
 */
export function startWorker(
  folder: string,
  bindings: Readonly<Record<string, string>>,
  {inspectorPort, directPort}: WorkerPorts = {},
) {
  const modulesRoot = path.resolve(folder);
  const settings = JSON.parse(readFileSync(path.join(modulesRoot, 'oxygen.json'), 'utf8')) as {
    compatibility_date: string;
  };
  return createMiniOxygen({
    requestHook: null,
    ...(inspectorPort !== undefined && {debug: true, inspectorPort}),
    workers: [
      {
        name: 'measured',
        stripCfConnectingIp: true,
        modules: [{type: 'ESModule', path: path.join(modulesRoot, 'index.js')}],
        modulesRoot,
        bindings: {...bindings},
        compatibilityDate: settings.compatibility_date,
        ...(directPort !== undefined && {unsafeDirectSockets: [{host: '127.0.0.1', port: directPort}]}),
      },
    ],
  });
}
