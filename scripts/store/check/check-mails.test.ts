import {expect, it} from 'vitest';
import {checkMails} from './check-mails';

const SERVICE = {MAIL_API_URL: 'https://mail.example', MAIL_POSTAL_ADDRESS: '1 Cardamom Lane'};
const messagesOf = (settings: Parameters<typeof checkMails>[0]) =>
  checkMails(settings, 'tiffin.myshopify.com').map(({level, message}) => `${level} ${message}`);

it('prints each notification of Shopify that a merchant must confirm, with its page', () => {
  const findings = checkMails({...SERVICE, ORDER_CONFIRMATION: 'storefront'}, 'tiffin.myshopify.com');
  expect(findings.map(({message}) => message.split(':')[0])).toEqual([
    'Order confirmation',
    'Order edited',
    'Shipping confirmation',
    'Shipping update',
    'Out for delivery',
    'Delivered',
    'Order canceled',
    'Order refund',
  ]);
  expect(new Set(findings.map(({link}) => link))).toEqual(
    new Set(['https://admin.shopify.com/store/tiffin/settings/notifications/customer']),
  );
  expect(findings.every(({level}) => level === 'note')).toBe(true);
});

it('says who confirms orders, by the setting and the mail service', () => {
  expect(messagesOf({...SERVICE, ORDER_CONFIRMATION: 'storefront'})[0]).toContain('ask Shopify’s support');
  expect(messagesOf({...SERVICE, ORDER_CONFIRMATION: 'shopify'})[0]).toContain('this storefront does not');
  expect(messagesOf({ORDER_CONFIRMATION: 'storefront'})[0]).toContain('has no mail service');
});

it('warns of mails that are not sent', () => {
  expect(messagesOf({ORDER_CONFIRMATION: 'shopify'})).toContain(
    'warning MAIL_API_URL: none, so no one mails about edited, packing-late, delayed, attempt-failed, not-delivered',
  );
  expect(messagesOf({MAIL_API_URL: 'https://mail.example', ORDER_CONFIRMATION: 'shopify'})).toContain(
    'warning MAIL_POSTAL_ADDRESS: none, so subscribers get neither codes nor news',
  );
});
