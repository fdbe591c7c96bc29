/**
 * Runs before the router does, against two addresses and settings that would break the page: Remix reads the session's
 * storage where a browser that keeps nothing throws, and decodes any hash, also one that cannot be.
 * It has run by the time that the browser's copy of the page takes over, which need not carry it.
 */
const GUARD_SCRIPT = import.meta.env.SSR
  ? `(function(){
try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}
function check(){try{decodeURIComponent(location.hash)}catch{history.replaceState(history.state,'',location.pathname+location.search)}}
addEventListener('popstate',check);check()})()`
  : '';

/** Stands before the router's own scripts. */
export function RouterGuard({nonce}: {readonly nonce: string | undefined}) {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: GUARD_SCRIPT}} />;
}
