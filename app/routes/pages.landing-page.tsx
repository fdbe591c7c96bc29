import {useActionData, useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {findHome} from '~/shop/home/find-home.server';
import {TIME_FOOTNOTE} from '~/shop/content/banner/banner-copy';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {handleWaitlist} from '~/shop/subscribers/waitlist/handle-waitlist.server';
import {waitlistClientAction} from '~/shop/subscribers/waitlist/waitlist-client-action';
import {WAITLIST_COPY} from '~/shop/subscribers/waitlist/waitlist-copy';
import {WaitlistPage} from '~/shop/subscribers/waitlist/WaitlistPage';

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

/** Loads the picture of the home page. Without it the page works too. */
export async function loader({context}: LoaderFunctionArgs) {
  const home = await nullOnUpstreamFailure(findHome(context.storefront, context.report), context.report);
  return {picture: home?.hero ?? null};
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta(WAITLIST_COPY.page, matches, () => ({path: '/pages/landing-page', description: WAITLIST_COPY.lead}));

export const action = (args: ActionFunctionArgs) => handleWaitlist(args);

export const clientAction = waitlistClientAction;

export default function LandingPageRoute() {
  return (
    <WaitlistPage {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} footnote={TIME_FOOTNOTE} />
  );
}
