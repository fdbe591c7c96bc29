/**
 * Runs before the router and prevents two of its crashes: Remix reads `sessionStorage`, which throws if storage is
 * blocked, and decodes the hash, which throws if it is malformed. Not needed in the browser's bundle.
 */
const GUARD_SCRIPT = import.meta.env.SSR
  ? `(function(){
try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}
function check(){try{decodeURIComponent(location.hash)}catch{history.replaceState(history.state,'',location.pathname+location.search)}}
addEventListener('popstate',check);check()})()`
  : '';

/** Id of the guard script, which follows all that a page sends at once. */
export const ROUTER_GUARD_ID = 'router-guard';

/** The guard script; must come before the router's scripts. */
export function RouterGuard({nonce}: {readonly nonce: string | undefined}) {
  return (
    <script
      id={ROUTER_GUARD_ID}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: GUARD_SCRIPT}}
    />
  );
}
