import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {splitName} from '~/core/person-name';
import {fieldOf, parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {isOnList, subscribeStatus} from '../sign-up/subscribe-reply';
import {WaitlistSchema} from '../sign-up/sign-up-schema.server';
import {subscribe} from '../sign-up/subscribe.server';
import {SIGN_UP_TRAP} from '../subscriber-list';
import {waitlistNotice, type WaitlistOutcome} from './waitlist-copy';
import type {WaitlistReply} from './waitlist-reply';

const MAX_SHOWN_LENGTH = 600;

export async function handleWaitlist({context, request}: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const form = await readStorableForm(request);
  const typed = (name: string) => (fieldOf(form, name) ?? '').slice(0, MAX_SHOWN_LENGTH);
  const reply = (outcome: WaitlistOutcome, more: {nameError?: string; retryAfterSeconds?: number} = {}) => {
    const isDone = isOnList(outcome === 'missing' ? 'invalid' : outcome);
    const data: WaitlistReply = {
      outcome,
      notice: waitlistNotice(outcome),
      name: isDone ? '' : typed('name'),
      email: isDone ? '' : typed('email'),
      nameError: more.nameError ?? null,
    };
    return privateReply(data, subscribeStatus(outcome === 'missing' ? 'invalid' : outcome), more.retryAfterSeconds);
  };
  if (!form || typed('name').trim() === '' || typed('email').trim() === '') return reply('missing');
  const fields = parseForm(form, WaitlistSchema);
  if (fields.status !== 'success') return reply('invalid', {nameError: fields.error?.name?.[0]});
  if (fieldOf(form, SIGN_UP_TRAP)) return reply('recorded');
  const {name, email} = fields.value;
  const shopName = await findShopName(context);
  const {outcome, retryAfterSeconds} = await subscribe(context, request, {
    email,
    shopName,
    list: 'waitlist' as const,
    ...splitName(name),
  });
  return reply(outcome, {retryAfterSeconds});
}
