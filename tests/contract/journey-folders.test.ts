import {describe, expect, it} from 'vitest';

const FILES = import.meta.glob<string>('../e2e/*/*.spec.ts', {eager: true, query: '?raw', import: 'default'});
const OTHER_STORE = /test\.use\(\{[^)]*\b(seed|profile)\b|testWithAssetOrigin|scope: 'worker'/;

/** Returns the folder of journeys that need the same services as this one. */
function folderFor(source: string): string {
  if (OTHER_STORE.test(source)) return 'other-stores';
  return source.includes('testWithAccounts') ? 'accounts' : 'browsing';
}

describe('journeys', () => {
  it.each(Object.entries(FILES))('%s is beside those that need the same services', (file, source) => {
    expect(file.split('/').at(-2)).toBe(folderFor(source));
  });
});
