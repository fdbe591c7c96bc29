import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {patchModule} from './patch-module';
import {SCRIPTS_PATCHES} from './scripts-after-paint';

const MODULE = '@remix-run/react/dist/esm/components.js';
const REMIX = readFileSync(`node_modules/${MODULE}`, 'utf8');

const patch = (code: string) => patchModule(SCRIPTS_PATCHES, `/shop/node_modules/${MODULE}`, code);

describe('the patched <Scripts>', () => {
  it('has no link that preloads scripts', () => {
    expect(REMIX).toContain('href: manifest.entry.module');
    expect(patch(REMIX)).not.toContain('href: manifest.entry.module');
  });

  it('fails the build if Remix no longer has its code exactly once', () => {
    expect(() => patch('other code')).toThrow('0 times');
    expect(() => patch(REMIX + REMIX)).toThrow('2 times');
  });

  it('leaves other modules unchanged', () => {
    expect(patchModule(SCRIPTS_PATCHES, '/shop/app/root.tsx', 'code')).toBeNull();
  });
});
