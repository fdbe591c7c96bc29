import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createMiniOxygen} from '@shopify/mini-oxygen';

/**
 * Runs the worker of a build, without the proxy of the local storefront.
 * @param folder of the worker, such as `dist/server`
 * @param inspectorPort the port of its debugger, which does not run without one
 */
export function startWorker(folder: string, bindings: Readonly<Record<string, string>>, inspectorPort?: number) {
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
      },
    ],
  });
}
