import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {DATABASE_TYPES_FILE, generateDatabaseTypes} from '../support/database/generate-types';

it('the types of the database are current: npm run types:database writes them', async () => {
  expect(readFileSync(DATABASE_TYPES_FILE, 'utf8')).toBe(await generateDatabaseTypes());
});
