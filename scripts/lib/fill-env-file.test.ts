import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {fillEnvFile} from './fill-env-file';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-'));
  file = path.join(folder, '.env');
});
afterEach(() => rmSync(folder, {recursive: true}));

it('fills empty lines, adds missing ones, and keeps values and comments', () => {
  writeFileSync(file, `# The key\nKEY=""\nOTHER=''\nKNOWN="stays"\n`, {mode: 0o644});
  fillEnvFile(file, {KEY: 'a $b', KNOWN: 'new', ADDED: '{"d":"1"}'});
  expect(readFileSync(file, 'utf8')).toBe(`# The key\nKEY='a $b'\nOTHER=''\nKNOWN="stays"\nADDED='{"d":"1"}'\n`);
  expect(statSync(file).mode & 0o77).toBe(0);
});

it('creates the file', () => {
  fillEnvFile(file, {KEY: 'value'});
  expect(readFileSync(file, 'utf8')).toBe(`KEY='value'\n`);
});

it('refuses a value that it cannot quote', () => {
  expect(() => fillEnvFile(file, {KEY: "it's"})).toThrow('KEY');
});
