import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

test('nothing of the workbench, which is for development alone, is in the production bundle', () => {
  const files = readdirSync('dist', {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name));
  expect(names).toContain('dist/server/index.js');
  expect(names.filter((name) => (name + readFileSync(name, 'latin1')).includes('workbench'))).toEqual([]);
});

test('what is told to Cloudflare names what was built, for the date that it was built for', () => {
  const text = readFileSync('wrangler.jsonc', 'utf8');
  const {config, error} = ts.parseConfigFileTextToJson('wrangler.jsonc', text);
  expect(error).toBeUndefined();
  // Not every wrangler takes a comma before a closing bracket.
  expect(text).not.toMatch(/,\s*[}\]]/);
  const built = JSON.parse(readFileSync('dist/server/oxygen.json', 'utf8'));
  expect(config.compatibility_date).toBe(built.compatibility_date);
  expect(readFileSync(config.main, 'utf8')).toContain('scheduled');
  expect(existsSync(path.join(config.assets.directory, 'favicon.svg'))).toBe(true);
  // One file: nothing else has to be found and sent along.
  expect(readFileSync(config.main, 'utf8')).not.toMatch(/(?:^|[;}\n])import\s*["'{*]/);
});
