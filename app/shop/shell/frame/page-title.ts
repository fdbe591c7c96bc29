import type {Site} from '~/core/page-meta';

/** The title of an address without a page, and of errors in routes that have no error boundary of their own. */
export const NOT_FOUND_TITLE = 'Page Not Found';

interface RootData {
  readonly frame: Pick<Site, 'name' | 'description' | 'picture'> & {
    readonly settings: {readonly instagramUrl: string | null; readonly facebookUrl: string | null};
  };
  readonly origin: string;
}

/** The matches that Remix passes to a `meta` function. */
export type Matches = readonly {readonly id: string; readonly data?: unknown}[];

/** Returns the site's facts from the data of the root loader; null if that failed. */
export function siteOf(matches: Matches): Site | null {
  const root = matches.find(({id}) => id === 'root')?.data as RootData | undefined;
  if (!root) return null;
  const {name, description, picture, settings} = root.frame;
  const profiles = [settings.instagramUrl, settings.facebookUrl].filter((url) => url !== null);
  return {name, description, picture, profiles, origin: root.origin};
}

/**
 * Returns the document title of a route: `Products - Fusion Tiffin`, or the page alone if the root loader failed.
 * A route that exports an `ErrorBoundary` keeps its title when its loader throws.
 * @param page the name of the page
 * @param matches the matches that the route's `meta` function received
 */
export function pageTitle(page: string, matches: Matches): string {
  const site = siteOf(matches);
  return site ? `${page} - ${site.name}` : page;
}

/** The canonical path of a page that search engines do not list, and a description other than the shop's. */
interface UnlistedFacts {
  readonly path?: string;
  readonly description?: string;
}

/**
 * Returns the meta tags of a page that search engines should not list: of one person, of one search, or of an error.
 * @param page the name of the page
 * @param matches the matches that the route's `meta` function received
 */
export function unlistedMeta(page: string, matches: Matches, {path, description}: UnlistedFacts = {}) {
  const site = siteOf(matches);
  const content = description ?? site?.description;
  return [
    {title: pageTitle(page, matches)},
    ...(content ? [{name: 'description', content}] : []),
    ...(path && site ? [{tagName: 'link', rel: 'canonical', href: site.origin + path}] : []),
    {name: 'robots', content: 'noindex'},
  ];
}
