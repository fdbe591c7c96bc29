import type {Plugin} from 'vite';
import {FOR_BROWSERS} from './builds';
import {patchModule, patchPlugin, type Patch} from './patch-module';

const PATCH: Patch = {
  module: '@remix-run/react/dist/esm/routeModules.js',
  find: '    window.location.reload();\n',
  replacement: `    const {location} = window.__remixRouter.state.navigation;
    if (location) window.location.assign(location.pathname + location.search + location.hash);
    else window.location.reload();
`,
};

/** Applies {@link patchModule} with the patch of Remix. */
export const patchOldTabs = (id: string, code: string): string | null => patchModule([PATCH], id, code);

/**
 * Makes a tab from before a deployment open the page that a visitor asked for if the page's script no longer exists. Remix
 * loads the current page again, as if the link had not been pressed.
 * @throws Error if Remix changed, so that the patch must be reviewed
 */
export const oldTabs = (): Plugin => patchPlugin('old-tabs', [PATCH], FOR_BROWSERS);
