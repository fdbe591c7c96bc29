import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {faqJsonLd} from '~/shop/content/faqs/faq-json-ld';
import {FaqsPage} from '~/shop/content/faqs/FaqsPage';
import {HOME} from '~/shop/content/page/page-copy';
import {requireContent} from '~/shop/content/page/require-content.server';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {findSupportEmail} from '~/platform/shopify/support-email.server';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

const TITLE = 'FAQs';

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
    : unlistedMeta(TITLE, matches);

export default function FaqsRoute() {
  return <FaqsPage {...useLoaderData<typeof loader>()} />;
}
