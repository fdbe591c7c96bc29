import type {Plugin} from 'vite';
import {patchModule} from './patch-module';
import {REACT_PATCHES} from './server-patches/react';
import {REMIX_PATCHES} from './server-patches/remix';
import {ROUTER_PATCHES} from './server-patches/router';

const PATCHES = [...REACT_PATCHES, ...ROUTER_PATCHES, ...REMIX_PATCHES];

/** The modules that are patched, by their paths below `node_modules`. */
export const PATCHED_MODULES: ReadonlySet<string> = new Set(PATCHES.map(({module}) => module));

/** Applies {@link patchModule} with all patches of the server build. */
export const patchServerModule = (id: string, code: string): string | null => patchModule(PATCHES, id, code);

/**
 * Makes the rendering of the server build faster. Pages stay the same but for the text of the scripts with their data.
 * @throws Error if a package changed, so that the patches must be reviewed
 */
export function fasterServerBuild(): Plugin {
  const patched = new Set<string>();
  return {
    name: 'faster-server-build',
    enforce: 'pre',
    apply: (_config, {command, isSsrBuild}) => command === 'build' && Boolean(isSsrBuild),
    transform(code, id) {
      const faster = patchServerModule(id, code);
      if (faster === null) return null;
      patched.add(id);
      return {code: faster, map: null};
    },
    buildEnd(error) {
      if (!error && patched.size !== PATCHED_MODULES.size) throw new Error(`patched only ${[...patched].join(', ')}`);
    },
  };
}
