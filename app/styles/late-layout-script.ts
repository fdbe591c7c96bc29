/**
 * Runs in the document's head and marks it with `html[data-late-layout]`: sections out of sight may be laid out after the
 * first paint (`LateSections`). Visitors who return to a scroll position or follow a link into the page need true heights,
 * so they get no mark. Not needed in the browser's bundle.
 */
export const LATE_LAYOUT_SCRIPT = import.meta.env.SSR
  ? `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.lateLayout='';`
  : '';
