import {useActionData} from '@remix-run/react';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {replyWhenOffline} from '~/features/account/browser/reply-when-offline';
import {answerProfile} from '~/features/account/profile/handle-profile.server';
import {ProfilePage} from '~/features/account/profile/ProfilePage';
import {privatePage} from '~/features/identity/page-headers.server';

export const headers = privatePage;

export const action = (args: ActionFunctionArgs) => answerProfile(args);

export const clientAction = replyWhenOffline('profile');

export default function ProfileInformationRoute() {
  return <ProfilePage reply={useActionData<typeof action>()} />;
}
