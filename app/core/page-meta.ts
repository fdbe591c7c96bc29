/** The size of pictures that other sites show beside a link, in pixels: the shape that networks crop least. */
const SHARED_PICTURE = {width: '1200', height: '630'} as const;

/** What the shop sells; after the name of each page. */
const KEYWORDS = ['Indian meal kits', 'freeze-dried Indian food', 'Indian spice blends', 'quick Indian dinner'];

/** A picture for links on other sites. */
export interface SharedPicture {
  /** At Shopify's CDN, which crops it. */
  readonly url: string;
  readonly altText: string | null;
}

/** What all pages of the shop say about it. */
export interface Site {
  readonly name: string;
  /** For pages without a description of their own. */
  readonly description: string;
  /** The storefront's public origin. */
  readonly origin: string;
  /** For pages without a picture of their own. */
  readonly picture: SharedPicture | null;
  /** URLs of the shop's profiles in social networks. */
  readonly profiles: readonly string[];
}

export interface ParentPage {
  readonly title: string;
  readonly path: string;
}

/** What search engines and other sites read about a page. */
export interface PageFacts {
  /** The title of the document. */
  readonly title: string;
  /** The name of the page in breadcrumbs, without the shop's. */
  readonly page: string;
  /** The canonical path; null for a page that search engines should not list, such as the second of a list. */
  readonly path: string | null;
  readonly description?: string | null;
  /** The page's Open Graph type; defaults to `website`. */
  readonly type?: 'website' | 'article' | 'product';
  readonly picture?: SharedPicture | null;
  /** The pages above this one, the top one first. */
  readonly parents?: readonly ParentPage[];
  /** JSON-LD objects without `@context`; unescaped, as Remix escapes them. */
  readonly structuredData?: readonly object[];
}

/** Returns an absolute URL. @param address an encoded path below the storefront's origin, or an absolute URL */
export const absoluteUrl = (address: string, {origin}: Pick<Site, 'origin'>): string =>
  address.startsWith('/') ? origin + address : address;

/** Returns the meta tags of a page: title, description, canonical URL, Open Graph and structured data. */
export function toPageMeta(facts: PageFacts, site: Site) {
  const {title, page, path, type = 'website', parents = [], structuredData = []} = facts;
  const description = facts.description || site.description;
  const url = path === null ? null : absoluteUrl(path, site);
  const breadcrumbs =
    parents.length > 0 && path !== null ? [breadcrumbList([...parents, {title: page, path}], site)] : [];
  return [
    {title},
    {name: 'description', content: description},
    {name: 'keywords', content: [page, ...KEYWORDS].join(', ')},
    url ? {tagName: 'link', rel: 'canonical', href: url} : {name: 'robots', content: 'noindex'},
    {property: 'og:site_name', content: site.name},
    {property: 'og:type', content: type},
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    ...(url ? [{property: 'og:url', content: url}] : []),
    ...pictureMeta(facts.picture ?? site.picture, site),
    ...[...breadcrumbs, ...structuredData].map((data) => ({
      'script:ld+json': {'@context': 'https://schema.org', ...data},
    })),
  ];
}

function pictureMeta(picture: SharedPicture | null, {origin}: Site) {
  if (!picture) return [];
  const url = new URL(picture.url, origin);
  const {width, height} = SHARED_PICTURE;
  for (const [name, value] of Object.entries({...SHARED_PICTURE, crop: 'center'})) url.searchParams.set(name, value);
  return [
    {property: 'og:image', content: url.href},
    {property: 'og:image:width', content: width},
    {property: 'og:image:height', content: height},
    ...(picture.altText ? [{property: 'og:image:alt', content: picture.altText}] : []),
    {name: 'twitter:card', content: 'summary_large_image'},
  ];
}

const breadcrumbList = (pages: readonly ParentPage[], site: Site) => ({
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(({title, path}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(path, site),
  })),
});

/** Returns the structured data of a list of pages. */
export const itemList = (paths: readonly string[], site: Pick<Site, 'origin'>) => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: absoluteUrl(path, site),
  })),
});
