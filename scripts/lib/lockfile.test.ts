import {describe, expect, it} from 'vitest';
import {addAddresses, isInstalled} from './lockfile.mjs';

const lock = {
  packages: {
    '': {version: '1.0.0'},
    'node_modules/zod': {version: '4.0.0'},
    'node_modules/eslint': {version: '9.0.0', dev: true},
    'node_modules/fsevents': {version: '2.0.0', optional: true},
    'node_modules/jiti': {version: '1.0.0', devOptional: true},
  },
};
const installed = (...versions: readonly [name: string, version: string][]) => ({
  packages: Object.fromEntries(versions.map(([name, version]) => [`node_modules/${name}`, {version}])),
});

describe('whether packages are installed', () => {
  it('needs every package in the version of the lockfile', () => {
    expect(isInstalled(lock, installed(['zod', '4.0.0'], ['eslint', '9.0.0']), {omitsDev: false})).toBe(true);
    expect(isInstalled(lock, installed(['zod', '3.0.0'], ['eslint', '9.0.0']), {omitsDev: false})).toBe(false);
    expect(isInstalled(lock, installed(['zod', '4.0.0']), {omitsDev: false})).toBe(false);
    expect(isInstalled(lock, installed(), {omitsDev: true})).toBe(false);
  });

  it('needs no development dependency where they are left out', () => {
    expect(isInstalled(lock, installed(['zod', '4.0.0']), {omitsDev: true})).toBe(true);
  });
});

it('adds the address of each package in the registry, of renamed and nested ones too, but of no bundled or linked one', () => {
  const {packages} = addAddresses(
    {
      packages: {
        '': {version: '1.0.0'},
        'node_modules/schema': {name: '@shopify/hydrogen-react', version: '2026.4.4', integrity: 'sha512-a'},
        'node_modules/@a/b/node_modules/@c/d': {version: '2.0.0'},
        'node_modules/inner': {version: '1.0.0', inBundle: true},
        'node_modules/linked': {resolved: 'tests/linked', link: true},
        'tests/linked': {version: '1.0.0'},
      },
    },
    'https://registry.example/npm',
  );
  expect(packages).toEqual({
    '': {version: '1.0.0'},
    'node_modules/schema': {
      name: '@shopify/hydrogen-react',
      version: '2026.4.4',
      integrity: 'sha512-a',
      resolved: 'https://registry.example/npm/@shopify/hydrogen-react/-/hydrogen-react-2026.4.4.tgz',
    },
    'node_modules/@a/b/node_modules/@c/d': {
      version: '2.0.0',
      resolved: 'https://registry.example/npm/@c/d/-/d-2.0.0.tgz',
    },
    'node_modules/inner': {version: '1.0.0', inBundle: true},
    'node_modules/linked': {resolved: 'tests/linked', link: true},
    'tests/linked': {version: '1.0.0'},
  });
});
