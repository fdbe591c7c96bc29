import type {Patch} from '../patch-module';

/** Two copies of the request for each loader leave out parameters that it rarely has. */
const REQUEST_AS_RECEIVED: readonly Patch[] = [
  {
    module: '@remix-run/server-runtime/dist/esm/data.js',
    find: `  let result = await loader({
    request: singleFetch ?`,
    replacement: `  let result = await loader({
    request: !request.url.includes("?") ? request : singleFetch ?`,
  },
];

/**
 * All data that is known when a page begins is sent at once, instead of in a script for each promise that is settled. It is
 * written with less work, and characters beyond Latin-1 are escaped: V8 would otherwise hold all of it with two bytes for
 * each character.
 */
const DATA_AT_ONCE: readonly Patch[] = [
  {
    find: 'const textEncoder = new TextEncoder();\n  let lastSentIndex = 0;',
    replacement: 'const textEncoder = {encode: String};\n  let lastSentIndex = 0;',
  },
  {
    find: 'stringify.call(this, input, index);\n  return index;',
    replacement: `if (typeof input === "string") this.stringified[index] = toJson(input);
  else stringify.call(this, input, index);
  return index;`,
  },
  {
    find: 'const partsForObj = (obj) => Object.keys(obj).map((k) => `"_${flatten.call(this, k)}":${flatten.call(this, obj[k])}`).join(",");',
    replacement: `const indexOf = (value) => {
      const known = flatten.call(this, value);
      return typeof known === "number" ? known : known[0];
    };
    const partsForObj = (obj) => {
      let parts = "";
      for (const key of Object.keys(obj)) parts += \`\${parts && ","}"_\${indexOf(key)}":\${indexOf(obj[key])}\`;
      return parts;
    };`,
  },
  {
    find: 'async start(controller) {\n      const id = flatten.call(encoder, input);',
    replacement: `async start(destination) {
      const controller = joinTexts(destination);
      const id = flatten.call(encoder, input);`,
  },
  {
    find: 'function encode(input, options) {',
    replacement: `const unusualInJson = /["\\\\\\0-\\x1f\\u0100-\\uffff]/;
function toJson(text) {
  if (!unusualInJson.test(text)) return '"' + text + '"';
  return JSON.stringify(text).replace(/[^\\0-\\xff]/g, (c) => "\\\\u" + c.charCodeAt(0).toString(16).padStart(4, "0"));
}
function joinTexts(destination) {
  const textEncoder = new TextEncoder();
  let pending = "";
  const send = () => {
    if (pending) destination.enqueue(textEncoder.encode(pending));
    pending = "";
  };
  return {
    enqueue(text) {
      if (!pending) setTimeout(() => {
        try { send(); } catch { /* The reader has left. */ }
      });
      pending += text;
    },
    close() {
      send();
      destination.close();
    }
  };
}
function encode(input, options) {`,
  },
].map((patch) => ({module: 'turbo-stream/dist/turbo-stream.mjs', ...patch}));

/** Most responses set no header of a route, but two empty lists were created for each route of a page. */
const NO_HEADERS: readonly Patch[] = [
  {find: 'context.loaderHeaders[id] || new Headers()', replacement: 'context.loaderHeaders[id] || noHeaders'},
  {find: 'context.actionHeaders[id] || new Headers()', replacement: 'context.actionHeaders[id] || noHeaders'},
  {
    find: 'function prependCookies(parentHeaders, childHeaders) {',
    replacement: `const noHeaders = new Headers();
function prependCookies(parentHeaders, childHeaders) {
  if (parentHeaders === noHeaders) return;`,
  },
].map((patch) => ({module: '@remix-run/server-runtime/dist/esm/headers.js', ...patch}));

/** Each page has a list of its routes, which was indented. */
const COMPACT_ROUTES: readonly Patch[] = [
  {
    module: '@remix-run/react/dist/esm/components.js',
    find: 'JSON.stringify(getPartialManifest(manifest, router), null, 2)',
    replacement: 'JSON.stringify(getPartialManifest(manifest, router))',
  },
];

/** Patches of what Remix does for each request. */
export const REMIX_PATCHES = [...REQUEST_AS_RECEIVED, ...DATA_AT_ONCE, ...NO_HEADERS, ...COMPACT_ROUTES];
