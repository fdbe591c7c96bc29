import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {generateKeys} from '../../local/backend/keys';
import {freePort} from '../support/free-port';

const PROGRAM = '.local/programs/backend.mjs';

/** Measures how long the local backend takes to respond: without a database template, and with it. */
export async function timeBackendStart(): Promise<{readonly coldS: number; readonly warmS: number}> {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-backend-'));
  try {
    return {coldS: await startOnce(folder), warmS: await startOnce(folder)};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    LOCAL_DIR: folder,
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_bench',
    SUPABASE_SECRET_KEY: 'sb_secret_bench',
    SUPABASE_JWT_SIGNING_KEY: JSON.stringify((await generateKeys()).auth),
    GOOGLE_CLIENT_ID: 'bench',
  };
  const startMs = performance.now();
  const backend = spawn('node', ['--enable-source-maps', PROGRAM], {stdio: ['ignore', 'ignore', 'inherit'], env});
  const ended = new Promise((resolve) => backend.once('close', resolve));
  while (!(await responses(port))) {
    if (backend.exitCode !== null) throw new Error('the backend ended early');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const seconds = (performance.now() - startMs) / 1000;
  backend.kill('SIGTERM');
  await ended;
  return seconds;
}

const responses = (port: number) =>
  fetch(`http://localhost:${port}/__health`).then(
    ({ok}) => ok,
    () => false,
  );
