import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readWranglerConfig} from '../support/cloudflare';

const rows = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\| (variable|secret|never) +\|/gm)];
const documented = new Map(rows.map(([, name = '', kind = '']) => [name, kind]));
const example = readFileSync('.env.example', 'utf8');

it('docs/deploy.md lists the settings of .env.example, and no others', () => {
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  expect([...documented.keys()].sort()).toEqual(names.sort());
});

it('docs/deploy.md calls every key, token and password a secret, but nothing that browsers receive', () => {
  const isSecret = (name: string) => /SECRET|PRIVATE|SIGNING_KEY|MAIL_API_KEY|WEBHOOK_URL/.test(name);
  const wrong = [...documented].filter(([name, kind]) => isSecret(name) !== (kind === 'secret'));
  expect(wrong).toEqual([]);
  expect([...documented].filter(([name, kind]) => /PUBLIC|PUBLISHABLE/.test(name) && kind !== 'variable')).toEqual([]);
});

it('docs/deploy.md forbids the settings for development on hosts', () => {
  const development = [...example.matchAll(/^# Development only.*\n([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(development.length).toBeGreaterThan(0);
  expect([...documented].filter(([, kind]) => kind === 'never').map(([name]) => name)).toEqual(development);
});

it('wrangler.jsonc contains no settings, and keeps those of the dashboard', () => {
  expect(readWranglerConfig()).toMatchObject({
    keep_vars: true,
    observability: {enabled: true},
    upload_source_maps: true,
  });
  expect(readWranglerConfig()).not.toHaveProperty('vars');
});
