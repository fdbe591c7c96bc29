import type {AppContext} from '~/platform/context.server';
import type {FullName} from '~/core/person-name';
import {consumeVisitorAttempt} from '~/platform/limits/database-limit.server';
import {BackendRefused, BackendUnavailable} from '~/platform/supabase/backend.server';
import {sendSubscriberMails} from '../mail/send-subscriber-mails.server';
import {updateShop} from '../shop/update-shop.server';
import {CONSENT, type SubscribeOutcome} from '../subscriber-copy';
import type {SubscriberList} from '../subscriber-list';

type Context = Pick<AppContext, 'backend' | 'config' | 'storefront' | 'report' | 'waitUntil'>;

export interface SignUp extends FullName {
  readonly email: string;
  readonly list: SubscriberList;
  readonly shopName: string;
}

export interface SignUpResult {
  readonly outcome: SubscribeOutcome;
  readonly retryAfterSeconds?: number;
}

/** Records a sign-up and sends the mail that asks to confirm the address, after the response. */
export async function subscribe(context: Context, request: Request, signUp: SignUp): Promise<SignUpResult> {
  const {backend, report, waitUntil} = context;
  const attempt = await consumeVisitorAttempt({...context, request}, 'subscribe', signUp.email);
  if (!attempt.isAllowed) return {outcome: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds};
  try {
    const {email, list, firstName, lastName, shopName} = signUp;
    const [recorded] = await backend.call('subscribe', {
      p_email: email,
      p_list: list,
      p_first_name: firstName,
      p_last_name: lastName,
      p_consent_version: CONSENT.version,
      p_consent_text: CONSENT.text(shopName),
    });
    if (recorded?.is_held) report(new Error('Confirmations are held back: too many were sent within an hour'));
    waitUntil(followUp(context).catch(report));
    return {outcome: recorded?.outcome === 'known' ? 'known' : 'recorded'};
  } catch (error) {
    if (!(error instanceof BackendUnavailable || error instanceof BackendRefused)) throw error;
    report(error);
    return {outcome: error instanceof BackendRefused && error.isInvalidInput ? 'invalid' : 'failed'};
  }
}

/** A confirmed address that was entered for the code gets it now. */
async function followUp(context: Context): Promise<void> {
  await updateShop(context);
  await sendSubscriberMails(context);
}
