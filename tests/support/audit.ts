import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** An entry of `package-lock.json`. */
export interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const FOLDER = 'node_modules/';

/** Returns the name that a path of the lockfile ends with. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Returns the path of what a package imports by a name, as Node resolves it, or null if it is not in the lockfile. */
function resolve(packages: LockedPackages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(FOLDER) - 1))) {
    const path = `${folder && `${folder}/`}${FOLDER}${name}`;
    if (packages[path]) return path;
    if (!folder) return null;
  }
}

/**
 * Returns the paths of packages and of everything that they depend on. Their peers do not count: one of Hydrogen's is Vite, and
 * those that are deployed are dependencies of the project.
 */
export function deployedPackages(packages: LockedPackages, names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = names.map((name) => resolve(packages, '', name));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (!path || found.has(path)) continue;
    found.add(path);
    const {dependencies, optionalDependencies} = packages[path]!;
    for (const name of Object.keys({...dependencies, ...optionalDependencies}))
      queue.push(resolve(packages, path, name));
  }
  return found;
}

/** An advisory that the registry has published for an installed version. */
export interface Finding {
  readonly url: string;
  readonly title: string;
  readonly severity: string;
  readonly package: string;
}

interface AuditReport {
  readonly message?: string;
  readonly error?: {readonly code?: string; readonly summary?: string};
  readonly vulnerabilities?: Readonly<
    Record<string, {readonly nodes: readonly string[]; readonly via: readonly (string | Omit<Finding, 'package'>)[]}>
  >;
}

/** What an audit found, or why there was none. */
export type Audit =
  | {readonly findings: readonly Finding[]; readonly reason?: never}
  | {readonly findings: null; readonly reason: string};

async function readReport(): Promise<AuditReport> {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=10000'];
  const ended = await promisify(execFile)('npm', args, {maxBuffer: 64_000_000}).catch(
    // The command also exits with an error code if it has findings.
    (failed: {readonly stdout: string}) => failed,
  );
  try {
    return JSON.parse(ended.stdout) as AuditReport;
  } catch {
    return {message: 'npm printed no report'};
  }
}

/** Asks the registry for advisories about packages. @param paths those that count, as in the lockfile */
export async function auditPackages(paths: ReadonlySet<string>): Promise<Audit> {
  const {vulnerabilities, message, error} = await readReport();
  if (!vulnerabilities) {
    const reason = message ?? [error?.code, error?.summary].join(' ');
    return {findings: null, reason: reason.replace(/https?:\S+/g, 'the registry')};
  }
  const findings = Object.entries(vulnerabilities).flatMap(([name, {nodes, via}]) => {
    if (!nodes.some((path) => paths.has(path))) return [];
    // A text names another package that has the advisory.
    return via.flatMap((cause) => (typeof cause === 'string' ? [] : [{...cause, package: name}]));
  });
  return {findings: findings.map(({url, title, severity, package: name}) => ({url, title, severity, package: name}))};
}
