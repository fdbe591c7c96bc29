import {describe, expect, it} from 'vitest';
import {readModule} from '../../tests/support/package-module';
import {patchServerModule, PATCHED_MODULES} from './faster-server-build';

describe('a patch', () => {
  it.each([...PATCHED_MODULES])('of %s fails the build if the package no longer has its code exactly once', (name) => {
    const code = readModule(name);
    const patch = (changed: string) => patchServerModule(`/shop/node_modules/${name}`, changed);
    expect(() => patch('other code')).toThrow('0 times');
    expect(() => patch(code + code)).toThrow('2 times');
  });

  it('leaves other modules unchanged', () => {
    expect(patchServerModule('/shop/app/root.tsx', 'code')).toBeNull();
  });
});
