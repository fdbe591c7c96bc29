import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {auditPackages, deployedPackages, nameOf, type LockedPackage} from '../support/audit';

/** The first versions without a published vulnerability that concerns this storefront: checked without a network too. */
const LEAST = {
  '@remix-run/react': '2.17.5',
  '@remix-run/router': '1.23.4',
  '@remix-run/server-runtime': '2.17.5',
  'react-router': '6.30.6',
  'react-router-dom': '6.30.6',
} as const;

/** Dependencies that build the storefront or run the local services: `npm start` needs them, and no deployment has them. */
const NOT_DEPLOYED = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-pgtap',
  '@remix-run/dev',
  '@remix-run/fs-routes',
  '@remix-run/route-config',
  '@shopify/cli',
  '@shopify/mini-oxygen',
  '@tailwindcss/vite',
  'esbuild',
  'schema-2026-04',
  'sharp',
  'smol-toml',
  'tailwindcss',
  'terser',
  'tsx',
  'vite',
  'vite-tsconfig-paths',
  'ws',
];

/** An advisory that is tolerated until a date, with the reason. */
interface Exception {
  readonly advisory: string;
  readonly reason: string;
  readonly until: string;
}

const readJson = <Content>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Content;
const {packages} = readJson<{packages: Readonly<Record<string, LockedPackage>>}>('package-lock.json');
const {dependencies} = readJson<{dependencies: Readonly<Record<string, string>>}>('package.json');
const exceptions = readJson<readonly Exception[]>('docs/audit-exceptions.json');

const deployed = deployedPackages(
  packages,
  Object.keys(dependencies).filter((name) => !NOT_DEPLOYED.includes(name)),
);
const audit = await auditPackages(deployed);
process.stdout.write(
  audit.findings
    ? `npm audit: ${audit.findings.length} advisories for ${deployed.size} deployed packages, ${exceptions.length} exceptions\n`
    : `npm audit: not offered by the registry (${audit.reason}); checked only that ${Object.keys(LEAST).length} packages are recent enough\n`,
);

const toNumbers = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10));

function isAtLeast(version: string, least: string): boolean {
  const [had, wanted] = [toNumbers(version), toNumbers(least)];
  const index = wanted.findIndex((number, at) => had[at] !== number);
  return index < 0 || (had[index] ?? 0) > (wanted[index] ?? 0);
}

describe('package-lock.json', () => {
  it.each(Object.entries(LEAST))(
    'has no %s older than %s, the first version without a known vulnerability',
    (name, least) => {
      const versions = Object.entries(packages).flatMap(([path, {version}]) =>
        nameOf(path) === name ? [version] : [],
      );
      expect(versions).not.toEqual([]);
      expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([]);
    },
  );

  it('has an integrity hash for every package, those of other platforms included', () => {
    const unverified = Object.entries(packages).flatMap(([path, {integrity, inBundle, link}]) =>
      // A bundled package is part of its parent's archive, and a linked one part of the repository.
      path.includes('node_modules/') && !inBundle && !link && !integrity?.startsWith('sha512-') ? [path] : [],
    );
    expect(unverified).toEqual([]);
  });
});

describe('the audit of the packages that are deployed', () => {
  it('covers the framework and its router, but no tool', () => {
    expect([...deployed].map(nameOf)).toEqual(
      expect.arrayContaining(['@remix-run/router', '@shopify/hydrogen', 'zod']),
    );
    expect([...deployed].map(nameOf).filter((name) => NOT_DEPLOYED.includes(name))).toEqual([]);
    expect(NOT_DEPLOYED.filter((name) => !(name in dependencies))).toEqual([]);
  });

  if (audit.findings) {
    it('finds no advisory in the registry except the listed exceptions', () => {
      const tolerated = exceptions.map(({advisory}) => advisory);
      expect(audit.findings.filter(({url}) => !tolerated.includes(url))).toEqual([]);
    });
  } else {
    it('was not possible, because the registry offers none or cannot be reached', () => {
      expect(audit.reason).toMatch(/\b40[0-9]\b|\b50[0-9]\b|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|timeout/i);
    });
  }

  it('has no expired exception, and a reason for each', () => {
    for (const {advisory, reason, until} of exceptions) {
      expect(reason, advisory).not.toBe('');
      expect(Date.parse(until), advisory).toBeGreaterThan(Date.now());
    }
  });
});
