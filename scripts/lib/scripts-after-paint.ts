import type {Plugin} from 'vite';
import {patchPlugin, type Patch} from './patch-module';

const MODULE = '@remix-run/react/dist/esm/components.js';

/** Code for Remix's `<Scripts>`: the modules of the page, which the inline script imports. */
const FILES =
  'dedupe([manifest.entry.module, ...manifest.entry.imports, ...matches.flatMap(({route}) => [...(manifest.routes[route.id].imports || []), manifest.routes[route.id].module])])';
const ROUTES = 'matches.map(({route}) => [route.id, manifest.routes[route.id].module])';

/**
 * Runs in the browser. All files load in parallel. A background tab does not paint, and old browsers do not report it.
 * @see https://developer.mozilla.org/docs/Web/API/PerformancePaintTiming
 */
const LOADER = `
const load = async () => {
  for (const href of \${JSON.stringify(${FILES})})
    document.head.append(Object.assign(document.createElement("link"), {rel: "modulepreload", href}));
  const modules = \${JSON.stringify(${ROUTES})}.map(async ([id, file]) => [id, await import(file)]);
  window.__remixRouteModules = Object.fromEntries(await Promise.all(modules));
  await import(\${JSON.stringify(manifest.entry.module)});
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) load();
else new PerformanceObserver((_entries, observer) => {
  observer.disconnect();
  load();
}).observe({type: "paint", buffered: true});`;

/** The code of Remix that loads the scripts together with fonts and pictures, and its replacement. */
export const SCRIPTS_PATCHES: readonly Patch[] = [
  {
    find: `!enableFogOfWar ? /*#__PURE__*/React.createElement("link", {
    rel: "modulepreload",
    href: manifest.url,
    crossOrigin: props.crossOrigin
  }) : null, /*#__PURE__*/React.createElement("link", {
    rel: "modulepreload",
    href: manifest.entry.module,
    crossOrigin: props.crossOrigin
  }), dedupe(preloads).map(path => /*#__PURE__*/React.createElement("link", {
    key: path,
    rel: "modulepreload",
    href: path,
    crossOrigin: props.crossOrigin
  })), `,
    replacement: '',
  },
  {
    find: '${matches.map((match, index) => `import * as route${index} from ${JSON.stringify(manifest.routes[match.route.id].module)};`).join("\\n")}\n',
    replacement: '',
  },
  {
    find: '\nwindow.__remixRouteModules = {${matches.map((match, index) => `${JSON.stringify(match.route.id)}:route${index}`).join(",")}};\n\nimport(${JSON.stringify(manifest.entry.module)});`',
    replacement: `${LOADER}\``,
  },
].map((patch) => ({module: MODULE, ...patch}));

/**
 * Makes pages load their scripts after the first paint, so that these do not compete with styles, fonts and the pictures of
 * the first screen. Browsers and the server render the same, so both builds are patched.
 * @throws Error if Remix changed, so that the patches must be reviewed
 */
export const scriptsAfterPaint = (): Plugin => patchPlugin('scripts-after-paint', SCRIPTS_PATCHES, 'build');
