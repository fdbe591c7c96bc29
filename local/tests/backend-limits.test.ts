import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalBackend, supabaseClient, type LocalBackend} from '../../tests/support/backend';
import {mintedClient} from '../../tests/support/backend-people';

let local: LocalBackend;

beforeAll(async () => {
  local = await startLocalBackend({statementMs: 500});
});
afterAll(() => local.close());

describe('a query that takes too long', () => {
  it('is canceled while the backend handles other requests', async () => {
    const burning = mintedClient(local, {sub: randomUUID()}).rpc('burn');
    const settled = Promise.resolve(burning);
    const health = await fetch(`${local.origin}/auth/v1/health`);
    expect(health.status).toBe(200);
    const {status, error} = await settled;
    expect({status, code: error?.code}).toEqual({status: 500, code: '57014'});
  });

  it('leaves the database usable', async () => {
    expect((await supabaseClient(local).rpc('add', {a: 1})).data).toBe(2);
    expect(
      (await supabaseClient(local, {key: local.config.secretKey}).from('profiles').select('first_name')).data,
    ).toEqual([{first_name: 'Seeded'}]);
  });
});

describe('the database', () => {
  it('is the engine of this test run', async () => {
    const [row] = await local.database.connected((connection) =>
      connection.query<{version: string}>('select version()'),
    );
    expect(row?.version).toContain(process.env.BACKEND_ENGINE === 'postgres' ? 'PostgreSQL 17.' : 'PGlite');
  });
});

describe('many requests at once', () => {
  it('each run with their own role and claims', async () => {
    const people = Array.from({length: 20}, () => randomUUID());
    const responses = await Promise.all(people.map((sub) => mintedClient(local, {sub}).rpc('who')));
    expect(responses.map(({data}) => data.uid)).toEqual(people);
    expect(new Set(responses.map(({data}) => data.user))).toEqual(new Set(['authenticated']));
  });
});
