import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';

/** The first versions without a published vulnerability that concerns this storefront. */
const LEAST = {
  '@remix-run/react': '2.17.5',
  '@remix-run/server-runtime': '2.17.5',
  '@remix-run/router': '1.23.3',
} as const;

const toNumbers = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10));

function isAtLeast(version: string, least: string): boolean {
  const [had, wanted] = [toNumbers(version), toNumbers(least)];
  const index = wanted.findIndex((number, at) => had[at] !== number);
  return index < 0 || (had[index] ?? 0) > (wanted[index] ?? 0);
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {version: string}).version;

describe('the packages that the worker is built from', () => {
  it.each(Object.entries(LEAST))('contain no %s older than %s', (name, least) => {
    expect(isAtLeast(versionOf(name), least), `installed version ${versionOf(name)}`).toBe(true);
  });
});

interface LockedPackage {
  readonly integrity?: string;
  readonly inBundle?: boolean;
}

describe('package-lock.json', () => {
  it('has an integrity hash for every package, those of other platforms included', () => {
    const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, LockedPackage>;
    };
    const unverified = Object.entries(packages).flatMap(([path, {integrity, inBundle}]) =>
      // A bundled package is part of its parent's archive.
      path && !inBundle && !integrity?.startsWith('sha512-') ? [path] : [],
    );
    expect(unverified).toEqual([]);
  });
});

/** An advisory that is tolerated until a date, with the reason. */
interface Exception {
  readonly advisory: string;
  readonly reason: string;
  readonly until: string;
}

interface AuditReport {
  readonly message?: string;
  readonly error?: {readonly summary?: string};
  readonly vulnerabilities?: Readonly<
    Record<string, {readonly via: readonly (string | {readonly url: string; readonly severity: string})[]}>
  >;
}

const exceptions = JSON.parse(readFileSync('docs/audit-exceptions.json', 'utf8')) as readonly Exception[];

async function audit(): Promise<AuditReport> {
  const options = ['--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'];
  const answered = promisify(execFile)('npm', ['audit', ...options], {maxBuffer: 64_000_000}).catch(
    // The command also exits with an error code if it has findings.
    (failed: {readonly stdout: string}) => failed,
  );
  try {
    return JSON.parse((await answered).stdout) as AuditReport;
  } catch {
    return {message: 'npm printed no report'};
  }
}

describe('the audit of the packages that are deployed', () => {
  it('reports no high or critical advisory except the listed exceptions', async ({skip}) => {
    const {vulnerabilities, message, error} = await audit();
    if (!vulnerabilities) {
      const reason = message ?? error?.summary ?? 'no reason given';
      process.stdout.write(`SKIPPED npm audit: ${reason.replace(/https?:\S+/g, 'the registry')}\n`);
      return skip('the registry has no audit endpoint, or cannot be reached');
    }
    const grave = Object.values(vulnerabilities)
      .flatMap(({via}) => via)
      .flatMap((cause) => (typeof cause === 'object' && /high|critical/.test(cause.severity) ? [cause.url] : []));
    const tolerated = exceptions.map(({advisory}) => advisory);
    expect([...new Set(grave)].filter((url) => !tolerated.includes(url))).toEqual([]);
  }, 30_000);

  it('has no expired exception, and a reason for each', () => {
    for (const {advisory, reason, until} of exceptions) {
      expect(reason, advisory).not.toBe('');
      expect(Date.parse(until), advisory).toBeGreaterThan(Date.now());
    }
  });
});
