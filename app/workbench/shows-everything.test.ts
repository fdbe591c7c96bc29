import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');

const readComponents = (folder: string) =>
  readdirSync(path.join(APP, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(APP, folder, file), 'utf8'));

test('every component of app/ui is shown on the workbench', () => {
  const components = readComponents('ui').flatMap((source) =>
    [...source.matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name = '']) => name),
  );
  const workbench = readComponents('workbench').join('\n');
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(workbench))).toEqual([]);
});
