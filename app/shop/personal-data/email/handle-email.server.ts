import {z} from 'zod';
import {toCountedMailbox} from '~/core/email-address';
import {INTENT} from '~/core/intent';
import {fail, succeed} from '~/core/result';
import {sendAccountMails} from '~/orders/personal-data/send-account-mails.server';
import {hexDigest} from '~/platform/digest.server';
import {fieldOf, readForm} from '~/platform/form.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import {handleAccountForm} from '~/shop/account/handle-account-form.server';
import type {AccountArgs} from '~/shop/account/open-account.server';
import {EMAIL_COPY, EMAIL_PATH} from '../personal-data-copy';
import {EmailSchema} from './email-schema';
import {getEmailAccess} from './load-email.server';

/** Handles the form with a new address, and the button that cancels a change. */
export async function handleEmail(args: AccountArgs) {
  const form = await readForm(args.request.clone() as Request);
  return fieldOf(form, INTENT) === 'cancel-email' ? handleCancel(args) : handleRequest(args);
}

const handleRequest = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'email',
    schema: EmailSchema,
    async save(account, {email}) {
      const {context} = args;
      const {backend, report, waitUntil} = context;
      if (getEmailAccess(context, account) !== 'open') return fail({kind: 'denied'});
      const {user_id: userId} = account.live;
      const mailbox = await hexDigest(toCountedMailbox(email));
      const attempt = await consumeAttempt(backend, 'email-change', {person: userId, mailbox});
      if (!attempt.isAllowed) return fail({kind: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds});
      // Says nothing about whose the new address is: both get a mail in any case.
      const outcome = await backend.call('request_email_change', {p_user_id: userId, p_new_email: email});
      if (outcome === 'same') return fail({kind: 'refused', field: 'email', message: EMAIL_COPY.same});
      if (outcome !== 'requested') return fail({kind: 'denied'});
      waitUntil(sendAccountMails(context).catch(report));
      return succeed({path: EMAIL_PATH, notice: 'email-change-mailed'});
    },
  });

const handleCancel = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'email',
    schema: z.object({}),
    async save({live}) {
      await args.context.backend.call('cancel_email_change', {p_user_id: live.user_id});
      return succeed({path: EMAIL_PATH, notice: 'email-change-canceled'});
    },
  });
