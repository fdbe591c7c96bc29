import type {Plugin} from 'vite';
import {patchModule, type Patch} from './patch-module';

const MODULE = '@remix-run/react/dist/esm/routeModules.js';

const PATCH: Patch = {
  module: MODULE,
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
export function oldTabs(): Plugin {
  let isPatched = false;
  return {
    name: 'old-tabs',
    enforce: 'pre',
    apply: (_config, {command, isSsrBuild}) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const patched = patchOldTabs(id, code);
      if (patched === null) return null;
      isPatched = true;
      return {code: patched, map: null};
    },
    buildEnd(error) {
      if (!error && !isPatched) throw new Error(`${MODULE} is not part of the build any more`);
    },
  };
}
