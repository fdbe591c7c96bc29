import {randomUUID} from 'node:crypto';
import type {ShopState} from '../shop/state';
import type {Mail, MailInput} from './mail';

/** Bounds the outbox of a shop that runs for weeks. */
const MAX_MAILS = 200;

const sameAddress = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/**
 * Stores a mail in the outbox. Like a mail API, it stores the mails of one idempotency key once.
 *
 * @returns the mail with its id and time, or the earlier one with the same key
 */
export function sendMail(state: ShopState, input: MailInput, key: string | null = null): Mail {
  const {from, to, subject, text, html, reply_to: replyTo, headers} = input;
  const earlier = key === null ? undefined : state.data.mails.find((mail) => mail.key === key);
  if (earlier) return earlier;
  const at = state.clock().toISOString();
  const content = {from, to, subject, text: text ?? null, html: html ?? null};
  const mail: Mail = {
    id: randomUUID(),
    at,
    ...content,
    ...(replyTo && {replyTo}),
    ...(headers && {headers}),
    ...(key !== null && {key}),
  };
  state.data.mails = [...state.data.mails, mail].slice(-MAX_MAILS);
  state.changed();
  return mail;
}

/**
 * @param to - address of the recipient; null for all mails
 * @returns the mails, the newest first
 */
export const readMails = (state: ShopState, to: string | null): readonly Mail[] =>
  state.data.mails.filter((mail) => to === null || mail.to.some((address) => sameAddress(address, to))).reverse();
