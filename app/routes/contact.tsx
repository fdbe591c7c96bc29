import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {contactClientAction} from '~/shop/contact/contact-client-action';
import {ContactPage} from '~/shop/contact/ContactPage';
import {handleContact} from '~/shop/contact/handle-contact.server';
import {loadContact} from '~/shop/contact/load-contact.server';
import {requireContent} from '~/shop/content/page/require-content.server';
import {ContentParts} from '~/shop/content/page/ContentParts';
import {HOME} from '~/shop/content/page/page-copy';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

const TITLE = 'Contact';

export async function loader({context, request}: LoaderFunctionArgs) {
  const [content, contact] = await Promise.all([
    requireContent(context, 'contact'),
    loadContact(context, new URL(request.url).searchParams),
  ]);
  return {content, contact};
}

export const action = (args: ActionFunctionArgs) => handleContact(args);

export const clientAction = contactClientAction;

/** Remix drops the headers of an action unless the route passes them on. */
export const headers: HeadersFunction = ({actionHeaders}) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(TITLE, matches, () => ({path: '/contact', description: data.content.description, parents: [HOME]}))
    : unlistedMeta(TITLE, matches);

export default function ContactRoute() {
  const {content, contact} = useLoaderData<typeof loader>();
  return (
    <ContactPage {...contact} title={content.title} reply={useActionData<typeof action>()}>
      <ContentParts content={content} />
    </ContactPage>
  );
}
