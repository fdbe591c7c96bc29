import {z} from 'zod';
import {succeed} from '~/core/result';
import type {AccountNotice} from '~/shop/account/account-notices';
import {handleAccountForm} from '~/shop/account/handle-account-form.server';
import type {Account, AccountArgs, AccountRequestContext} from '~/shop/account/open-account.server';
import {PRIVACY_PATH} from '../personal-data-copy';

const PrivacySchema = z.object({
  intent: z.enum([
    'end-session',
    'end-others',
    'stop-marketing',
    'stop-alerts',
    'reviews-on',
    'reviews-off',
    'parcels-on',
    'parcels-off',
  ]),
  session: z
    .string()
    .regex(/^[\da-f]{24}$/)
    .optional(),
});

type Values = z.output<typeof PrivacySchema>;

/** Handles the buttons of the page. Each says what is wanted, so that repeating it is harmless. */
export const handlePrivacy = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'privacy',
    schema: PrivacySchema,
    save: async (account, values) =>
      succeed({path: PRIVACY_PATH, notice: await execute(args.context, account, values)}),
  });

async function execute(
  {backend}: AccountRequestContext,
  {live, claims}: Account,
  {intent, session}: Values,
): Promise<AccountNotice> {
  const {user_id: userId} = live;
  switch (intent) {
    case 'end-session':
    case 'end-others': {
      const isOne = intent === 'end-session';
      await backend.call('end_own_sessions', {
        p_user_id: userId,
        p_except_session_id: claims.sessionId,
        // Without a handle all others would end.
        ...(isOne && {p_handle: session ?? ''}),
      });
      return isOne ? 'session-ended' : 'sessions-ended';
    }
    case 'stop-marketing':
      await backend.call('stop_own_marketing', {p_user_id: userId});
      return 'mails-saved';
    case 'stop-alerts':
      await backend.call('stop_own_stock_alerts', {p_user_id: userId});
      return 'mails-saved';
    case 'reviews-on':
    case 'reviews-off':
      await backend.call('set_review_requests', {p_user_id: userId, p_is_wanted: intent === 'reviews-on'});
      return 'mails-saved';
    case 'parcels-on':
    case 'parcels-off':
      await backend.call('set_parcel_mails', {p_user_id: userId, p_is_wanted: intent === 'parcels-on'});
      return 'mails-saved';
  }
}
