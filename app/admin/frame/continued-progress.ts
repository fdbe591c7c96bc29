/** Set in a form that a page sends by itself to continue its work: the reply stays on the page. */
export const SENT_BY_PAGE = 'live';
