/**
 * Loads the web fonts, which were requested in the head. The browser would do so at the first layout: it would lay out the
 * page in other fonts, and once more in these. A font that does not come is reported by the browser itself.
 */
const FONT_SCRIPT = `for(const font of ['1em "Figtree Variable"','600 1em Fraunces'])document.fonts.load(font).catch(()=>{});`;

/**
 * Prevents two crashes of the router: Remix reads `sessionStorage`, which throws if storage is blocked, and decodes the hash,
 * which throws if it is malformed.
 */
const ROUTER_GUARD_SCRIPT = `(function(){
try{sessionStorage}catch{Object.defineProperty(window,'sessionStorage',{value:{getItem(){return null},setItem(){},removeItem(){}}})}
function check(){try{decodeURIComponent(location.hash)}catch{history.replaceState(history.state,'',location.pathname+location.search)}}
addEventListener('popstate',check);check()})()`;

/** Not needed in the browser's bundle. */
const SCRIPT = import.meta.env.SSR ? FONT_SCRIPT + ROUTER_GUARD_SCRIPT : '';

/** Id of the script that follows all that a page sends at once. */
export const PAGE_END_ID = 'page-end';

/** The script that follows all that a page sends at once; must come before the router's scripts. */
export function PageEnd({nonce}: {readonly nonce: string | undefined}) {
  return <script id={PAGE_END_ID} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{__html: SCRIPT}} />;
}
