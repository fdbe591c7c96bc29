import {toPageMeta, type PageFacts, type Site} from '~/core/page-meta';
import {pageTitle, siteOf, unlistedMeta, type Matches} from './page-title';

/** The facts of a page; breadcrumbs may have a shorter name for it than the title. */
type Facts = Omit<PageFacts, 'title' | 'page'> & Partial<Pick<PageFacts, 'page'>>;

/**
 * Returns the meta tags of a public page, or of an unlisted one if the root loader failed. Not part of the root, so that
 * pages without public meta tags, such as the cart, do not load it.
 * @param page the name of the page
 * @param matches the matches that the route's `meta` function received
 * @param toFacts returns the other facts of the page
 */
export function pageMeta(page: string, matches: Matches, toFacts: (site: Site) => Facts) {
  const site = siteOf(matches);
  if (!site) return unlistedMeta(page, matches);
  return toPageMeta({title: pageTitle(page, matches), page, ...toFacts(site)}, site);
}
