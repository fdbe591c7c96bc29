import type {Site} from '~/core/page-meta';

/** Returns the structured data of the shop as an organization, and of its website with its search. */
export function shopJsonLd({name, description, origin, profiles}: Site): readonly object[] {
  const organization = {'@type': 'Organization', '@id': `${origin}/#organization`};
  return [
    {
      ...organization,
      name,
      url: `${origin}/`,
      logo: `${origin}/mail/logo.png`,
      description,
      ...(profiles.length > 0 && {sameAs: profiles}),
    },
    {
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      publisher: {'@id': organization['@id']},
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
