import {describe, expect, it} from 'vitest';
import {readModule} from '../../tests/support/package-module';
import {SERVER_PATCHES} from './faster-server-build';
import {patchModule} from './patch-module';

const MODULES = new Set(SERVER_PATCHES.map(({module}) => module));

describe('a patch', () => {
  it.each([...MODULES])('of %s fails the build if the package no longer has its code exactly once', (name) => {
    const code = readModule(name);
    const patch = (changed: string) => patchModule(SERVER_PATCHES, `/shop/node_modules/${name}`, changed);
    expect(() => patch('other code')).toThrow('0 times');
    expect(() => patch(code + code)).toThrow('2 times');
  });

  it('leaves other modules unchanged', () => {
    expect(patchModule(SERVER_PATCHES, '/shop/app/root.tsx', 'code')).toBeNull();
  });
});
