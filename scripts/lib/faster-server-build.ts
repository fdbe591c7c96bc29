import type {Plugin} from 'vite';
import {FOR_THE_SERVER} from './builds';
import {patchModule, patchPlugin} from './patch-module';
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
export const fasterServerBuild = (): Plugin => patchPlugin('faster-server-build', PATCHES, FOR_THE_SERVER);
