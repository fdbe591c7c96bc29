/** The server build that Remix's Vite plugin creates from the routes. */
declare module 'virtual:remix/server-build' {
  type Build = import('@shopify/remix-oxygen').ServerBuild;
  export const assets: Build['assets'];
  export const assetsBuildDirectory: Build['assetsBuildDirectory'];
  export const basename: Build['basename'];
  export const entry: Build['entry'];
  export const future: Build['future'];
  export const isSpaMode: Build['isSpaMode'];
  export const mode: Build['mode'];
  export const publicPath: Build['publicPath'];
  export const routes: Build['routes'];
}
