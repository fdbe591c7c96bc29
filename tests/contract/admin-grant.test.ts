import {execFile} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startLocalBackend, type LocalBackend} from '../support/backend';

let backend: LocalBackend;
beforeAll(async () => {
  backend = await startLocalBackend({projectFolder: 'supabase'});
  await backend.database.connected(({script}) =>
    script(`
      select public.sign_in('google', '1', 'hana@gmail.com', true);
      select public.sign_in('shopify', 'gid://shopify/Customer/9', 'ivan@example.com', false);
    `),
  );
});
afterAll(() => backend.close());

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run admin:grant` with only these settings. */
function grant(words: readonly string[], settings: Readonly<Record<string, string>> = {}): Promise<Run> {
  const LOCAL_DIR = mkdtempSync(path.join(tmpdir(), 'grant-'));
  const env = {PATH: process.env.PATH, LOCAL_DIR, NO_COLOR: '1', ...settings};
  return new Promise((resolve) => {
    execFile('node', ['--import', 'tsx', 'scripts/grant-admin.mjs', ...words], {env}, (error, stdout, stderr) =>
      resolve({code: error ? 1 : 0, output: stdout + stderr}),
    );
  });
}

const onBackend = (...words: string[]) =>
  grant(words, {SUPABASE_URL: backend.origin, SUPABASE_SECRET_KEY: backend.config.secretKey});

describe('npm run admin:grant', () => {
  it('makes the person with a verified address an owner once, and logs it', async () => {
    expect(await onBackend('hana@gmail.com')).toEqual({code: 0, output: expect.stringContaining('is an owner now')});
    expect(await onBackend('hana@gmail.com')).toEqual({
      code: 1,
      output: expect.stringContaining('is an owner already'),
    });
    const rows = await backend.database.connected(({query}) =>
      query(`select l.action, o.outcome::text from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
        where l.action = 'role.granted'
          and l.target = (select 'person:' || i.user_id from private.identities as i where i.email = 'hana@gmail.com')`),
    );
    expect(rows).toEqual([{action: 'role.granted', outcome: 'done'}]);
  });

  it.each([
    ['an unknown address', ['zoe@example.com'], 'has never signed in'],
    ['an address that is not verified', ['ivan@example.com'], 'is not verified'],
    ['a second factor that does not exist', ['hana@gmail.com', '--reset-second-factor'], 'has no second factor'],
    ['no address', [], 'Name one email address'],
  ])('changes nothing for %s, and says why', async (_what, words, reason) => {
    expect(await onBackend(...words)).toEqual({code: 1, output: expect.stringContaining(reason)});
  });

  it('says that no database is configured or reachable', async () => {
    expect((await grant(['hana@gmail.com'])).output).toContain('No database');
    const unreachable = {SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'sb_secret_x'};
    expect((await grant(['hana@gmail.com'], unreachable)).output).toContain('did not answer');
  });
});
