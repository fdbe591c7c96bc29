import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {fieldOf, parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {subscribeNotice, type SubscribeOutcome} from '../subscriber-copy';
import {SIGN_UP_TRAP} from '../subscriber-list';
import {guessName} from './guess-name';
import {PopupSchema} from './sign-up-schema.server';
import {subscribeStatus, type SubscribeReply} from './subscribe-reply';
import {subscribe} from './subscribe.server';

const MAX_SHOWN_LENGTH = 254;

/** Handles the sign-up with the code. */
export async function handleSubscribe({context, request}: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const [form, shopName] = await Promise.all([readStorableForm(request), findShopName(context)]);
  const email = fieldOf(form, 'email') ?? '';
  const toReply = (outcome: SubscribeOutcome, retryAfterSeconds?: number) => {
    const reply: SubscribeReply = {
      outcome,
      notice: subscribeNotice(outcome, shopName),
      email: email.slice(0, MAX_SHOWN_LENGTH),
    };
    return privateReply(reply, subscribeStatus(outcome), retryAfterSeconds);
  };
  const fields = form && parseForm(form, PopupSchema);
  if (fields?.status !== 'success') return toReply('invalid');
  // Programs fill in every field. They are told what they expect, and nothing happens.
  if (fieldOf(form, SIGN_UP_TRAP)) return toReply('recorded');
  const address = fields.value.email;
  const {outcome, retryAfterSeconds} = await subscribe(context, request, {
    email: address,
    list: 'popup',
    shopName,
    ...guessName(address),
  });
  return toReply(outcome, retryAfterSeconds);
}
