import type {Plugin} from 'vite';
import {FOR_BROWSERS} from './builds';
import {MATCHES_ONCE} from './package-patches/router';
import {patchPlugin, type Patch} from './patch-module';

/** Routes that a browser discovers are added to the list that it has. */
const DISCOVERED_ROUTES: Patch = {
  module: '@remix-run/router/dist/router.js',
  find: 'childrenToPatch.push(...newRoutes);',
  replacement: 'childrenToPatch.push(...newRoutes);\n  rankedBranches.delete(routesToUse);',
};

/** The patches of the router in browsers. */
export const BROWSER_ROUTER_PATCHES: readonly Patch[] = [...MATCHES_ONCE, DISCOVERED_ROUTES];

/**
 * Makes the router of browsers rank and compile the routes once instead of for every render, as the server does.
 * @throws Error if the router changed, so that the patches must be reviewed
 */
export const fasterBrowserRouter = (): Plugin =>
  patchPlugin('faster-browser-router', BROWSER_ROUTER_PATCHES, FOR_BROWSERS);
