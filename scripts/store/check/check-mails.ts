import {MESSAGE_RULES, type MessageRule} from '~/orders/messages/message-rules';
import type {AppConfig} from '~/platform/env.server';
import {adminLink} from '../admin-links';
import type {Finding} from './finding';

const AREA = 'Mails';

type MailSettings = Pick<AppConfig, 'MAIL_API_URL' | 'MAIL_POSTAL_ADDRESS' | 'ORDER_CONFIRMATION'>;

/** Where a merchant turns Shopify's notifications on and off, and words them. */
const CUSTOMER_NOTIFICATIONS = 'settings/notifications/customer';

const confirmationTexts = {
  storefront:
    'this storefront mails it. Shopify mails one too, and its admin has no switch for that: ask Shopify’s support to turn it off, or set ORDER_CONFIRMATION=shopify',
  shopify: 'Shopify mails it, as ORDER_CONFIRMATION says; this storefront does not',
  'without a mail service': 'Shopify mails it, because this storefront has no mail service',
} as const;

function toMessage({shopifyNotification, toConfirm}: MessageRule, {MAIL_API_URL, ORDER_CONFIRMATION}: MailSettings) {
  const confirmation = MAIL_API_URL ? ORDER_CONFIRMATION : 'without a mail service';
  return `${shopifyNotification}: ${toConfirm ?? confirmationTexts[confirmation]}`;
}

/** Returns what a merchant must confirm, because no API tells which notifications a store sends. */
export function checkMails(settings: MailSettings, domain: string): Finding[] {
  const link = adminLink(domain, CUSTOMER_NOTIFICATIONS);
  const rows = MESSAGE_RULES.filter(({mail, toConfirm}) => mail === 'setting' || toConfirm !== null);
  const ours = MESSAGE_RULES.filter(({mail}) => mail === 'storefront').map(({event}) => event);
  return [
    ...rows.map((rule): Finding => ({level: 'note', area: AREA, message: toMessage(rule, settings), link})),
    ...missing(!settings.MAIL_API_URL, `MAIL_API_URL: none, so no one mails about ${ours.join(', ')}`),
    ...missing(
      Boolean(settings.MAIL_API_URL) && !settings.MAIL_POSTAL_ADDRESS,
      'MAIL_POSTAL_ADDRESS: none, so subscribers get neither codes nor news',
    ),
  ];
}

const missing = (isMissing: boolean, message: string): Finding[] =>
  isMissing ? [{level: 'warning', area: AREA, message}] : [];
