/** The page above all content pages, in breadcrumbs. */
export const HOME = {title: 'Home', path: '/'} as const;

/** The breadcrumb of the content pages. */
export const CONTENT_BREADCRUMB = {label: 'Breadcrumb', parents: [HOME]} as const;
