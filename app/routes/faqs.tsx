import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {faqJsonLd} from '~/features/content/faqs/faq-json-ld';
import {FaqsPage} from '~/features/content/faqs/FaqsPage';
import {HOME} from '~/features/content/page/page-copy';
import {requireContent} from '~/features/content/page/require-content.server';
import {pageMeta} from '~/features/shell/frame/public-page-meta';
import {pageTitle} from '~/features/shell/frame/page-title';
import {findSupportEmail} from '~/platform/shopify/support-email.server';

export {RouteErrorScreen as ErrorBoundary} from '~/features/shell/errors/RouteErrorScreen';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

const TITLE = 'FAQs';

/** Loads the merchant's questions and answers. */
export async function loader({context}: LoaderFunctionArgs) {
  const [content, supportEmail] = await Promise.all([requireContent(context, 'faqs'), findSupportEmail(context)]);
  return {content, supportEmail};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(TITLE, matches, (site) => ({
        path: '/faqs',
        description: data.content.description,
        parents: [HOME],
        structuredData: faqJsonLd(data.content, site),
      }))
    : [{title: pageTitle(TITLE, matches)}];

export default function FaqsRoute() {
  return <FaqsPage {...useLoaderData<typeof loader>()} />;
}
