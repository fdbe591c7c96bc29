import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {freePort} from './free-port';

const WRANGLER = createRequire(import.meta.url).resolve('cloudflare-wrangler/bin/wrangler.js');

/** The configuration that deploys the storefront. */
export const readWranglerConfig = (): Record<string, unknown> => {
  const {config, error} = ts.readConfigFile('wrangler.jsonc', ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return config;
};

/** Starts wrangler without a network: it reports no usage and looks for no update. */
function startWrangler(args: readonly string[], directory: string) {
  const child = spawn(process.execPath, [WRANGLER, ...args], {
    env: {
      PATH: process.env.PATH,
      HOME: directory,
      XDG_CONFIG_HOME: directory,
      CI: '1',
      NO_COLOR: '1',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      WRANGLER_LOG_PATH: directory,
      WRANGLER_REGISTRY_PATH: path.join(directory, 'registry'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = {text: ''};
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (printed.text += text.toString()));
  return {child, output: () => printed.text};
}

/** Runs `wrangler deploy --dry-run`. @returns its exit code and what it printed */
export async function tryDeployment(): Promise<{code: number; output: string}> {
  const directory = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  const {child, output} = startWrangler(['deploy', '--dry-run', '--outdir', path.join(directory, 'out')], directory);
  const [code] = (await once(child, 'close')) as [number];
  rmSync(directory, {recursive: true});
  return {code, output: output()};
}

/** A storefront in Cloudflare's own emulator. */
export interface CloudflareStorefront {
  readonly origin: string;
  /** Fires the cron trigger, which responds when the handler has ended. */
  runCron(): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Runs the build with `wrangler dev` and the project's own configuration.
 * @param env the variables and secrets of the worker; its own origin is added
 * @param overrides values of the configuration; undefined removes one
 */
export async function startCloudflare(
  env: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<CloudflareStorefront> {
  const directory = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  const [port, inspectorPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const config = path.join(directory, 'wrangler.json');
  const {main, ...settings} = readWranglerConfig();
  const assets = {directory: path.resolve('dist/client')};
  writeFileSync(config, JSON.stringify({...settings, main: path.resolve(String(main)), assets, ...overrides}));
  const secrets = path.join(directory, 'secrets');
  const lines = Object.entries({...env, PUBLIC_ORIGIN: origin}).map(([key, value]) => `${key}='${value}'`);
  writeFileSync(secrets, lines.join('\n'));
  const args = ['dev', '--config', config, '--env-file', secrets, '--persist-to', directory, '--port', `${port}`];
  const {child, output} = startWrangler([...args, '--inspector-port', `${inspectorPort}`], directory);
  while (!/Ready on/.test(output())) {
    if (child.exitCode !== null) throw new Error(output());
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  return {
    origin,
    runCron: () => fetch(`${origin}/cdn-cgi/handler/scheduled`),
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(directory, {recursive: true});
    },
  };
}
