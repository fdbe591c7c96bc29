import {z} from 'zod';
import {succeed} from '~/core/result';
import {handleAccountForm} from '~/shop/account/handle-account-form.server';
import type {AccountArgs} from '~/shop/account/open-account.server';
import {PRIVACY_PATH} from '../personal-data-copy';

const PrivacySchema = z.object({
  intent: z.enum(['end-session', 'end-others']),
  session: z
    .string()
    .regex(/^[\da-f]{24}$/)
    .optional(),
});

/** Handles the buttons that end sessions. One that has ended already needs no message of its own. */
export const handlePrivacy = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'privacy',
    schema: PrivacySchema,
    async save({live, claims}, {intent, session}) {
      const isOne = intent === 'end-session';
      await args.context.backend.call('end_own_sessions', {
        p_user_id: live.user_id,
        p_except_session_id: claims.sessionId,
        // Without a handle all others would end.
        ...(isOne && {p_handle: session ?? ''}),
      });
      return succeed({path: PRIVACY_PATH, notice: isOne ? 'session-ended' : 'sessions-ended'});
    },
  });
