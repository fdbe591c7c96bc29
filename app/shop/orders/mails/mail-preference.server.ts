import {data} from '@shopify/remix-oxygen';
import {privateReply} from '~/platform/form-reply.server';
import {readForm} from '~/platform/form.server';
import {findOrRedirect} from '~/platform/session/require-signed-in.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {dataOrThrow, findOrderReader, type OrderRequestArgs} from '~/orders/model/order-context.server';
import {MAILS_FIELD} from './mails-field';

/** Loads whether the person wants mails about delays; null for signed-out visitors, whose layout shows the sign-in card. */
export async function loadMailPreference({context}: OrderRequestArgs) {
  const found = await nullIfUnavailable(context, async () => {
    const reader = await findOrderReader(context);
    if (!reader) return {isWanted: null};
    const {database, live} = reader;
    const row = dataOrThrow(
      await database.from('profiles').select('wants_parcel_mails').eq('user_id', live.user_id).maybeSingle(),
    );
    return {isWanted: row?.wants_parcel_mails ?? true};
  });
  return data(found, {status: found ? 200 : 503});
}

/** Stores the choice of the form. @throws Response a redirect to the sign-in card for signed-out visitors */
export async function handleMailPreference({context, request}: OrderRequestArgs) {
  const saved = await nullIfUnavailable(context, async () => {
    const {live} = await findOrRedirect(context, request);
    const form = await readForm(request);
    if (!form) return privateReply({isSaved: false}, 400);
    await context.backend.call('set_parcel_mails', {p_user_id: live.user_id, p_is_wanted: form.has(MAILS_FIELD)});
    return privateReply({isSaved: true}, 200);
  });
  return saved ?? privateReply({isSaved: false}, 503);
}
