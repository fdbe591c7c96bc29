/**
 * Runs in the document's head: sections out of sight may be laid out after the first paint. Not for a visitor who returns to
 * a scroll position or follows a link into the page, because that needs their true heights. Not needed in the browser's bundle.
 */
export const LATE_LAYOUT_SCRIPT = import.meta.env.SSR
  ? `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.lateLayout='';`
  : '';
