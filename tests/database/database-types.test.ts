import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {DATABASE_TYPES_FILE, generateDatabaseTypes} from '../support/database/generate-types';

it('the generated database types are current (npm run types:database regenerates them)', async () => {
  expect(readFileSync(DATABASE_TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes());
});
