import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeKeys} from '../../local/backend/keys';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TSX = createRequire(import.meta.url).resolve('tsx');

let directory: string;
let started: ChildProcess[];
let signingKey: string;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'backend-'));
  started = [];
  signingKey = JSON.stringify((await makeKeys()).auth);
});
afterEach(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(directory, {recursive: true});
});

function start(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', TSX, 'local/backend/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOCAL_DIR: directory,
      SUPABASE_DIR: 'tests/support/backend-project',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
      SUPABASE_SECRET_KEY: 'sb_secret_test',
      SUPABASE_JWT_SIGNING_KEY: signingKey,
      GOOGLE_CLIENT_ID: 'storefront',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return {
    child,
    output: () => output,
    exitCode: async () => child.exitCode ?? ((await once(child, 'exit'))[0] as number | null),
    origin: async () => {
      while (!output.includes('\n')) await once(child.stdout, 'data');
      return /local backend (\S+)\n/.exec(output)?.[1] ?? `no origin in: ${output}`;
    },
  };
}

const headers = {apikey: 'sb_secret_test', 'content-type': 'application/json'};
const profiles = async (origin: string) => (await fetch(`${origin}/rest/v1/profiles?select=email`, {headers})).json();
const insert = (origin: string, email: string) =>
  fetch(`${origin}/rest/v1/profiles`, {
    method: 'POST',
    headers,
    body: JSON.stringify({user_id: '00000000-0000-4000-8000-00000000000b', email}),
  });

describe('the backend as a process', () => {
  it('has the rows and the keys of its last run, however that ended, and lets nobody else at them', async () => {
    const first = start();
    const origin = await first.origin();
    expect((await insert(origin, 'kept@tiffin.example')).status).toBe(201);
    const keys = readFileSync(path.join(directory, 'keys.json'), 'utf8');

    const second = start();
    expect(await second.exitCode()).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);

    first.child.kill('SIGKILL');
    await first.exitCode();
    const third = start();
    expect(await profiles(await third.origin())).toEqual([
      {email: 'seeded@tiffin.example'},
      {email: 'kept@tiffin.example'},
    ]);
    expect(readFileSync(path.join(directory, 'keys.json'), 'utf8')).toBe(keys);
    third.child.kill('SIGTERM');
    expect(await third.exitCode()).toBe(0);
  });

  it.each([
    ['in production', {NODE_ENV: 'production'}, 'does not run in production'],
    ['without the project’s keys', {SUPABASE_SECRET_KEY: ''}, 'SUPABASE_SECRET_KEY'],
    [
      'with a signing key that is none, which it does not print',
      {SUPABASE_JWT_SIGNING_KEY: '{"kty":"oct","k":"hush"}'},
      'ES256',
    ],
    ['on a port that is none', {PORT: '70000'}, 'PORT'],
  ])('does not start %s', async (_where, env, reason) => {
    const refused = start(env);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output()).toContain(reason);
    expect(refused.output()).not.toContain('hush');
  });
});
