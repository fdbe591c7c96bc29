import {createPersonalDataFile} from '~/orders/personal-data/create-personal-data-file.server';
import {fieldOf, readForm} from '~/platform/form.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {requireSignedIn} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {redirectWithNotice} from '~/shop/account/account-reply.server';
import type {AccountArgs} from '~/shop/account/open-account.server';
import {OWNER_FIELD} from '~/shop/account/owner-field';
import {PRIVACY_PATH} from './personal-data-copy';

/**
 * Responds with the file of everything that is held about the signed-in person, or leads back with the reason.
 * @throws Response a redirect to the sign-in page, or a 503 while the database is unavailable
 */
export async function handleDownload({context, request}: AccountArgs): Promise<Response> {
  const {live} = await requireSignedIn(context, request);
  const {user_id: userId, shopify_customer_id: customerId} = live;
  const form = await readForm(request);
  if (fieldOf(form, OWNER_FIELD) !== userId) return redirectWithNotice(context, '/profile', 'account-of-another');
  const attempt = await consumeAttempt(context.backend, 'data-download', {person: userId});
  if (!attempt.isAllowed) return redirectWithNotice(context, PRIVACY_PATH, 'data-too-often');
  const file = await nullIfUnavailable(context, () =>
    createPersonalDataFile(context, {userId, customerId}, new Date()),
  );
  if (!file) return redirectWithNotice(context, PRIVACY_PATH, 'data-unavailable');
  if (!file.ok) return redirectWithNotice(context, PRIVACY_PATH, 'data-shop-down');
  return new Response(file.value.body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.value.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
