import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {OLD_TABS_PATCH} from './old-tabs';
import {patchModule} from './patch-module';

const MODULE = '@remix-run/react/dist/esm/routeModules.js';
const REMIX = readFileSync(`node_modules/${MODULE}`, 'utf8');

const patch = (code: string) => patchModule([OLD_TABS_PATCH], `/shop/node_modules/${MODULE}`, code);

describe('the patched loading of a route’s module', () => {
  it('opens the page that was asked for', () => {
    expect(patch(REMIX)).toContain('window.location.assign(location.pathname');
  });

  it('fails the build if Remix no longer has its code exactly once', () => {
    expect(() => patch('other code')).toThrow('0 times');
    expect(() => patch(REMIX + REMIX)).toThrow('2 times');
  });

  it('leaves other modules unchanged', () => {
    expect(patchModule([OLD_TABS_PATCH], '/shop/app/root.tsx', 'code')).toBeNull();
  });
});
