import type {BackendContext} from '../context';
import type {Actor, Role} from '../database/transaction';
import type {Caller} from '../identify-caller';
import {NotEmulatedError} from '../not-emulated';
import type {Catalog} from './catalog';
import {RestProblem} from './rest-problem';

/** The parsed Prefer header. */
export interface Preferences {
  readonly wantsRows: boolean;
  readonly wantsCount: boolean;
  /** How an insert handles a row that exists already. */
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
}

/** The parts of a REST request that reads, writes and function calls share. */
export interface RestCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly schema: string;
  /** Whether the client wants exactly one row, not an array. */
  readonly isSingle: boolean;
  readonly prefer: Preferences;
  readonly actor: Actor & {readonly role: Role};
  readonly catalog: Catalog;
  readonly maxRows: number;
}

const SINGLE = 'application/vnd.pgrst.object+json';
const READ_METHODS = new Set(['GET', 'HEAD']);
const KNOWN_PREFERENCES = new Set(['return', 'count', 'resolution', 'missing', 'params']);

function parsePrefer(header: string | null): Preferences {
  const pairs = (header ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => pair.split('=', 2) as [string, string | undefined]);
  const preferences = new Map(pairs);
  for (const [name, value] of preferences) {
    if (!KNOWN_PREFERENCES.has(name) || value === 'default' || value === 'headers-only') {
      throw new NotEmulatedError(`the preference ${name}=${value}`);
    }
  }
  const resolution = preferences.get('resolution');
  return {
    wantsRows: preferences.get('return') === 'representation',
    // An exact count is also valid where the client asked for an estimate.
    wantsCount: preferences.has('count'),
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
  };
}

function isSingleWanted(accept: string | null): boolean {
  const wanted = (accept ?? '*/*').split(',').map((type) => type.split(';')[0]?.trim());
  if (wanted.includes(SINGLE)) return true;
  if (wanted.some((type) => type === 'application/json' || type === '*/*')) return false;
  throw new NotEmulatedError(`answers as ${accept}`);
}

function schemaOf(method: string, headers: Headers, schemas: readonly string[]): string {
  const requested = headers.get(READ_METHODS.has(method) ? 'accept-profile' : 'content-profile');
  const schema = requested ?? schemas[0] ?? 'public';
  if (schemas.includes(schema)) return schema;
  const hint = `Only the following schemas are exposed: ${schemas.join(', ')}`;
  throw new RestProblem(406, 'PGRST106', `Invalid schema: ${schema}`, null, hint);
}

/** Returns the headers that policies and functions can read, without keys and tokens. */
const toPublicHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => name !== 'authorization' && name !== 'apikey'));

/** Parses a REST request. @throws RestProblem or NotEmulatedError */
export async function readRestCall(
  request: Request,
  {role, claims}: Caller,
  {config}: BackendContext,
  catalog: Catalog,
): Promise<RestCall> {
  const {method, headers} = request;
  const url = new URL(request.url);
  const path = url.pathname.replace('/rest/v1', '');
  return {
    method,
    url,
    headers,
    body: await request.text(),
    schema: schemaOf(method, headers, config.settings.schemas),
    isSingle: isSingleWanted(headers.get('accept')),
    prefer: parsePrefer(headers.get('prefer')),
    actor: {role, claims, request: {method, path, headers: toPublicHeaders(headers)}},
    catalog,
    maxRows: config.settings.maxRows,
  };
}

/** Parses a JSON body. @throws RestProblem PGRST102 */
export function jsonBody(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new RestProblem(400, 'PGRST102', 'Empty or invalid json');
  }
}
