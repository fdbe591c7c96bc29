import {createMiniOxygen} from '@shopify/mini-oxygen';

/** Runs a worker that only responds with as many bytes as a page: the maximum throughput of this machine. */
export async function startBareWorker(bytes: number) {
  const worker = createMiniOxygen({
    requestHook: null,
    workers: [
      {
        name: 'bare',
        stripCfConnectingIp: true,
        modules: [
          {
            type: 'ESModule',
            path: 'bare.js',
            contents: `const body = 'x'.repeat(${bytes}); export default {fetch: () => new Response(body, {headers: {'content-type': 'text/html'}})};`,
          },
        ],
        compatibilityDate: '2025-04-01',
      },
    ],
  });
  const {workerUrl} = await worker.ready;
  return {url: workerUrl, close: () => worker.dispose()};
}
