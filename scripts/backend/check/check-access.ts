import {readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Finding} from '../../lib/findings';
import type {BackendSettings} from '../backend-settings';
import type {ManagementClient} from '../management-client';
import {callApi} from './api-client';

const MATRIX_FILE = 'tests/row-level-security.test.sql';
/** A line of the matrix: relation, verb, statement, and what a visitor gets. */
const SELECT_LINE = /\('public\.(\w+)', 'select', '(?:[^']|'')+', '(\w+)'/g;
const REFUSED = '42501';

/** Returns the relations whose reading the tests refuse to visitors who are not signed in. */
export function findRefusedRelations(folder: string): readonly string[] {
  const matrix = readFileSync(path.join(folder, MATRIX_FILE), 'utf8');
  return [...matrix.matchAll(SELECT_LINE)].flatMap(([, name = '', anon]) => (anon === REFUSED ? [name] : []));
}

const UnprotectedSchema = z.object({name: z.string()});
/** Tables without row level security, and functions that visitors may call, of the schemas that are ours. */
const UNPROTECTED = `
  select c.oid::regclass::text as name from pg_catalog.pg_class as c
  where c.relnamespace in ('public'::regnamespace, to_regnamespace('private')) and c.relkind in ('r', 'p') and not c.relrowsecurity
  union all
  select p.oid::regprocedure::text from pg_catalog.pg_proc as p
  where p.pronamespace in ('public'::regnamespace, to_regnamespace('private')) and has_function_privilege('anon', p.oid, 'execute')
    and has_schema_privilege('anon', p.pronamespace, 'usage')`;

const AREA = 'Visitors';
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

/** Asks for each relation as a visitor of the site could, with the publishable key. */
export async function checkAccess(
  client: ManagementClient,
  settings: BackendSettings,
  folder: string,
): Promise<Finding[]> {
  const key = settings.SUPABASE_PUBLISHABLE_KEY;
  if (key === undefined) return [];
  const relations = findRefusedRelations(folder);
  const findings: Finding[] = [];
  for (const relation of relations) {
    const {status} = await callApi(settings, {path: `/rest/v1/${relation}?limit=1`, key});
    if (status === UNAUTHORIZED) continue;
    const message = status === NOT_FOUND ? 'does not exist: npm run backend:setup' : `may be read (${status})`;
    findings.push({level: 'problem', area: AREA, message: `${relation} ${message}`});
  }
  const unprotected = await client.query(UNPROTECTED, UnprotectedSchema);
  findings.push(...unprotected.map(({name}): Finding => ({level: 'problem', area: AREA, message: `${name} is open`})));
  if (findings.length > 0) return findings;
  return [{level: 'note', area: AREA, message: `read none of ${relations.length} relations`}];
}
