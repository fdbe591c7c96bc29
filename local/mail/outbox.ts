import {randomUUID} from 'node:crypto';
import type {ShopState} from '../shop/state';
import type {Mail, MailInput} from './mail';

/** Bounds the outbox of a shop that runs for weeks. */
const MAX_MAILS = 200;

const sameAddress = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/**
 * Stores a mail in the outbox.
 *
 * @returns the mail with its id and time
 */
export function sendMail(state: ShopState, {from, to, subject, text, html}: MailInput): Mail {
  const at = state.clock().toISOString();
  const mail: Mail = {id: randomUUID(), at, from, to, subject, text: text ?? null, html: html ?? null};
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
