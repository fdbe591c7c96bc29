import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

test('nothing of the workbench, which is for development alone, is in the production bundle', () => {
  const files = readdirSync('dist', {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.join(entry.parentPath, entry.name));
  expect(names).toContain('dist/server/index.js');
  expect(names.filter((name) => (name + readFileSync(name, 'latin1')).includes('workbench'))).toEqual([]);
});
