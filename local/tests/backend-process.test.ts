import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {WebSocket} from 'ws';
import {generateKeys} from '../backend/keys';
import {useLocalProgram} from '../../tests/support/local-program';

const program = useLocalProgram('backend');
let signingKey: string;
beforeEach(async () => void (signingKey = JSON.stringify((await generateKeys()).auth)));

const start = (env: Readonly<Record<string, string>> = {}) =>
  program.start({
    SUPABASE_DIR: 'tests/support/backend-project',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
    SUPABASE_JWT_SIGNING_KEY: signingKey,
    GOOGLE_CLIENT_ID: 'storefront',
    ...env,
  });

const headers = {apikey: 'sb_secret_test', 'content-type': 'application/json'};
const profiles = async (origin: string) => (await fetch(`${origin}/rest/v1/profiles?select=email`, {headers})).json();
const insert = (origin: string, email: string) =>
  fetch(`${origin}/rest/v1/profiles`, {
    method: 'POST',
    headers,
    body: JSON.stringify({user_id: '00000000-0000-4000-8000-00000000000b', email}),
  });

describe('the backend as a process', () => {
  it('restores the rows and keys of its last run, even after a crash, and locks its folder', async () => {
    const first = start();
    const origin = await first.origin();
    expect((await insert(origin, 'kept@tiffin.example')).status).toBe(201);
    const keys = readFileSync(path.join(program.directory(), 'keys.json'), 'utf8');

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
    expect(readFileSync(path.join(program.directory(), 'keys.json'), 'utf8')).toBe(keys);
    third.child.kill('SIGTERM');
    expect(await third.exitCode()).toBe(0);
  });

  it('closes open sockets on SIGTERM', async () => {
    const backend = start();
    const {port} = new URL(await backend.origin());
    const socket = new WebSocket(`ws://localhost:${port}/realtime/v1/websocket?apikey=sb_publishable_test&vsn=2.0.0`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    backend.child.kill('SIGTERM');
    await closed;
    expect(await backend.exitCode()).toBe(0);
  });

  it.each([
    ['in production', {NODE_ENV: 'production'}, 'does not run in production'],
    ['without the project’s keys', {SUPABASE_SECRET_KEY: ''}, 'SUPABASE_SECRET_KEY'],
    [
      'with an invalid signing key, which it does not print',
      {SUPABASE_JWT_SIGNING_KEY: '{"kty":"oct","k":"hush"}'},
      'ES256',
    ],
    ['on an invalid port', {PORT: '70000'}, 'PORT'],
  ])('does not start %s', async (_where, env, reason) => {
    const refused = start(env);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output()).toContain(reason);
    expect(refused.output()).not.toContain('hush');
  });
});
