/** The title of an address without a page, and of errors in routes that have no error boundary of their own. */
export const NOT_FOUND_TITLE = 'Page Not Found';

/** The matches that Remix passes to a `meta` function. */
type Matches = readonly {readonly id: string; readonly data?: unknown}[];

const shopFrame = (matches: Matches) =>
  (matches.find(({id}) => id === 'root')?.data as {frame?: {name: string; description: string}} | undefined)?.frame;

/**
 * Returns the document title of a route: `Products - Fusion Tiffin`, or the page alone if the root loader failed.
 * A route that exports an `ErrorBoundary` keeps its title when its loader throws.
 * @param page the name of the page
 * @param matches the matches that the route's `meta` function received
 */
export function pageTitle(page: string, matches: Matches): string {
  const frame = shopFrame(matches);
  return frame ? `${page} - ${frame.name}` : page;
}

/** Returns the shop's description as a meta tag, for pages that have none of their own. */
export const shopDescription = (matches: Matches) => ({
  name: 'description',
  content: shopFrame(matches)?.description ?? '',
});
