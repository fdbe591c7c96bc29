import type {Plugin} from 'vite';
import {FOR_BROWSERS} from './builds';
import {patchPlugin, type Patch} from './patch-module';

/** The patch of Remix for tabs from before a deployment. */
export const OLD_TABS_PATCH: Patch = {
  module: '@remix-run/react/dist/esm/routeModules.js',
  find: '    window.location.reload();\n',
  replacement: `    const {location} = window.__remixRouter.state.navigation;
    if (location) window.location.assign(location.pathname + location.search + location.hash);
    else window.location.reload();
`,
};

/**
 * Makes a tab from before a deployment open the page that a visitor asked for if the page's script no longer exists. Remix
 * loads the current page again, as if the link had not been pressed.
 * @throws Error if Remix changed, so that the patch must be reviewed
 */
export const oldTabs = (): Plugin => patchPlugin('old-tabs', [OLD_TABS_PATCH], FOR_BROWSERS);
