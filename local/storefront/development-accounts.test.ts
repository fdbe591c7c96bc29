import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {developmentAccounts} from './development-accounts';

const HYDROGEN = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@shopify/hydrogen/package.json')),
  'dist/development/index.js',
);
const CODE = readFileSync(HYDROGEN, 'utf8');

function transform(storeDomain: string | undefined, code = CODE, id = HYDROGEN): string | null {
  const hook = developmentAccounts(storeDomain).transform as (code: string, id: string) => {code: string} | null;
  return hook(code, id)?.code ?? null;
}

it('replaces the host of customer accounts in Hydrogen with the local Shopify and changes no other code', () => {
  const changed = transform('http://localhost:4000');
  expect(changed).toContain('`http://localhost:4000/${shopId}`');
  expect(changed).toContain('`http://localhost:4000/authentication/${shopId}`');
  expect(changed?.replaceAll('`http://localhost:4000/', '`https://shopify.com/')).toBe(CODE);
});

it('fails when Hydrogen contains the host more than twice', () => {
  const third = CODE + '\nconst url = `https://shopify.com/new`;';
  expect(() => transform('http://localhost:4000', third)).toThrow('3 times instead of twice');
});

it.each([['my-store.myshopify.com'], ['https://shop.example'], [undefined]])(
  'changes nothing for the store %s',
  (storeDomain) => {
    expect(transform(storeDomain)).toBeNull();
  },
);

it('changes no other module', () => {
  expect(transform('http://localhost:4000', CODE, '/app/root.tsx')).toBeNull();
});
