import type {Plugin} from 'vite';
import {FOR_THE_SERVER} from './builds';
import {REACT_PATCHES} from './package-patches/react';
import {REMIX_PATCHES} from './package-patches/remix';
import {ROUTER_PATCHES} from './package-patches/router';
import {patchPlugin, type Patch} from './patch-module';

/** The patches of the server build. */
export const SERVER_PATCHES: readonly Patch[] = [...REACT_PATCHES, ...ROUTER_PATCHES, ...REMIX_PATCHES];

/**
 * Makes the rendering of the server build faster. Pages stay the same but for the text of the scripts with their data.
 * @throws Error if a package changed, so that the patches must be reviewed
 */
export const fasterServerBuild = (): Plugin => patchPlugin('faster-server-build', SERVER_PATCHES, FOR_THE_SERVER);
