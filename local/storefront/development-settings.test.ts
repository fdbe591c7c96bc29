import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {developmentSettings} from './development-settings';

let directory: string;
beforeAll(() => void (directory = mkdtempSync(path.join(tmpdir(), 'settings-'))));
afterAll(() => rmSync(directory, {recursive: true}));

const write = (name: string, text: string) => {
  const file = path.join(directory, name);
  writeFileSync(file, text);
  return file;
};

it('returns the settings of the local Shopify when neither the environment nor an env file names a store', () => {
  const file = write('empty.env', 'PUBLIC_ORIGIN=""\n');
  expect(developmentSettings({args: ['hydrogen', 'dev', '--env-file', file], env: {SHOP_PORT: '4321'}})).toMatchObject({
    PUBLIC_STORE_DOMAIN: 'http://localhost:4321',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    SESSION_SECRETS: expect.any(String),
  });
});

it('returns no settings when a store is configured', () => {
  const file = write('real.env', 'PUBLIC_STORE_DOMAIN="my-store.myshopify.com"\n');
  expect(developmentSettings({args: ['hydrogen', 'dev', `--env-file=${file}`], env: {}})).toEqual({});
  expect(developmentSettings({args: [], env: {PUBLIC_STORE_DOMAIN: 'my-store.myshopify.com'}})).toEqual({});
});
