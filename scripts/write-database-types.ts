import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {DATABASE_TYPES_FILE, generateDatabaseTypes} from '../tests/support/database/generate-types';

mkdirSync(path.dirname(DATABASE_TYPES_FILE), {recursive: true});
writeFileSync(DATABASE_TYPES_FILE, await generateDatabaseTypes());
