import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../backend/google/google-people';
import {startLocalBackend, supabaseClient, type LocalBackend} from '../../tests/support/backend';
import {signInWithGoogle} from '../../tests/support/backend-people';

let local: LocalBackend;

beforeAll(async () => {
  local = await startLocalBackend();
});
beforeEach(async () => {
  await local.clearFaults();
  await local.clearLog();
});
afterAll(() => local.close());

const settings = () => fetch(`${local.origin}/auth/v1/settings`, {headers: {apikey: local.config.publishableKey}});

describe('the log', () => {
  it('lists calls by path without keys, tokens and query strings', async () => {
    await supabaseClient(local).from('profiles').select().eq('email', 'ada@tiffin.example');
    const report = await local.log();
    expect(report.operations).toEqual([{api: 'rest', operation: 'GET /rest/v1/profiles', count: 1, errors: 1}]);
    expect(JSON.stringify(report)).not.toMatch(/sb_publishable|ada@tiffin/);
  });
});

describe('a fault', () => {
  it('applies to the path and the number of times that it names', async () => {
    await local.fault({path: '/auth/v1/*', mode: 'status', status: 503, times: 1});
    expect({first: (await settings()).status, second: (await settings()).status}).toEqual({first: 503, second: 200});
  });

  it('drops a response after the request was executed', async () => {
    await local.fault({path: '/rest/v1/profiles', mode: 'dropAfterExecute', times: 1});
    const service = supabaseClient(local, {key: local.config.secretKey});
    const row = {user_id: '00000000-0000-4000-8000-0000000000ff', email: 'dropped@tiffin.example'};
    expect((await service.from('profiles').insert(row)).error).not.toBeNull();
    expect((await service.from('profiles').select('email').eq('user_id', row.user_id)).data).toHaveLength(1);
  });

  it('is rejected when only the local Shopify supports it', async () => {
    await expect(local.fault({path: '/rest/*', mode: 'version'})).rejects.toThrow('does not know the fault version');
  });
});

describe('the state', () => {
  it('counts rows and open channels, and returns to the seed after a reset', async () => {
    await signInWithGoogle(local, GOOGLE_PEOPLE.ada);
    const state = async () => (await fetch(`${local.origin}/__state`)).json<{tables: Record<string, number>}>();
    expect((await state()).tables).toMatchObject({'auth.users': 1});
    await local.reset();
    expect(await state()).toMatchObject({channels: 0, tables: {'auth.users': 0, 'public.profiles': 1}});
    // Broadcasts of the database are still received.
    const {client, userId} = await signInWithGoogle(local, GOOGLE_PEOPLE.ada);
    const received = new Promise((resolve, reject) => {
      const channel = client.channel(`user:${userId}`, {config: {private: true}});
      channel.on('broadcast', {event: 'note'}, ({payload}) => resolve(payload.n));
      channel.subscribe((status, error) => {
        if (error) reject(error);
        if (status !== 'SUBSCRIBED') return;
        void local.database.connected((connection) =>
          connection.script(`select realtime.send('{"n": 1}', 'note', 'user:${userId}')`),
        );
      });
    });
    expect(await received).toBe(1);
    await client.removeAllChannels();
  });
});

describe('the control endpoints', () => {
  it('accept requests from this machine but not from pages of other sites', async () => {
    expect((await fetch(`${local.origin}/__health`)).status).toBe(200);
    const foreign = await fetch(`${local.origin}/__reset`, {method: 'POST', headers: {origin: 'https://evil.example'}});
    expect(foreign.status).toBe(403);
  });
});

describe('an endpoint that is not emulated', () => {
  it.each(['/storage/v1/object/x', '/functions/v1/x', '/graphql/v1', '/nowhere', '/auth/v1/factors', '/rest/v1/'])(
    'returns 501 for %s',
    async (path) => {
      const response = await fetch(local.origin + path, {headers: {apikey: local.config.publishableKey}});
      expect({status: response.status, code: (await response.json<{code: string}>()).code}).toEqual({
        status: 501,
        code: 'NOT_EMULATED',
      });
    },
  );
});
