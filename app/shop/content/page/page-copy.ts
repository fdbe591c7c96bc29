/** The page above all content pages, in breadcrumbs. */
export const HOME = {title: 'Home', path: '/'} as const;

export const CONTENT_BREADCRUMB = {label: 'Breadcrumb', parents: [HOME]} as const;
