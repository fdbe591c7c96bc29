import {enrollmentMail, warningMail} from '../../app/admin/frame/second-factor/second-factor-mail-copy';
import {invitationMail} from '../../app/admin/staff/invitation/invitation-mail-copy';
import {contactMail} from '../../app/shop/contact/contact-mail-copy';
import {MESSAGE_KINDS, orderMessage} from '../../app/orders/messages/order-message-copy';
import {accountMail, type AccountMail} from '../../app/orders/personal-data/account-mail-copy';
import {orderMail} from '../../app/orders/sync/mail/order-mail-copy';
import {OrderPayloadSchema} from '../../app/orders/sync/webhooks/order-payload';
import {ORDER_BODY} from '../../app/orders/sync/webhooks/order.sample';
import {reviewRequestMail} from '../../app/shop/review-requests/review-request-copy';
import {stockAlertMail} from '../../app/shop/stock-alerts/mail/stock-alert-mail-copy';
import {subscriberMail} from '../../app/shop/subscribers/mail/subscriber-mail-copy';
import type {MailContent} from '../../app/platform/mail/mail-content';

const order = OrderPayloadSchema.parse(ORDER_BODY);
const url = 'https://shop.example/order';
const ITEM_CONTEXT = {currency: 'USD', getPicture: () => null, recipes: {}, origin: 'https://shop.example'};
const orderMailOf = (kind: 'guest' | 'owner') => orderMail(order, {kind, url}, 'Fusion Tiffin', ITEM_CONTEXT);

/** A mail of every kind, with and without the days of arrival; the one about an edit with and without its changes. */
const orderMessages = MESSAGE_KINDS.flatMap((kind) =>
  ['Dec 4–8', null].map((arrivesOn) =>
    orderMessage(
      {
        kind,
        orderNumber: '#1001',
        orderId: '1001',
        firstName: 'Ada',
        arrivesOn,
        address: ['Ada Lovelace', '12 Analytical Way'],
        added: kind === 'edited' && arrivesOn ? ['2 × Palak Paneer'] : [],
        removed: kind === 'edited' && arrivesOn ? ['1 × Desi Goat Curry'] : [],
        items: [{title: 'Palak Paneer', quantity: 2, pictureUrl: null}],
        lots: [{dish: 'Palak Paneer', lot: 'PPN-2620', url: 'https://shop.example/lots/ppn-2620'}],
        amounts: [],
        total: null,
        trackingUrl: arrivesOn && 'https://www.ups.com/track',
      },
      {orderUrl: url, helpUrl: url, unsubscribeUrl: url},
    ),
  ),
);

const subscriberMailOf = (kind: 'confirmation' | 'code' | 'waitlist', wantsCode: boolean) =>
  subscriberMail(
    {kind, firstName: 'Ada', wantsCode, code: kind === 'code' ? 'WELCOME-7K2MQ-9XTRA' : null},
    'Fusion Tiffin',
    {
      origin: 'https://shop.example',
      confirmUrl: url,
      unsubscribeUrl: url,
    },
  );

const stockAlertMailOf = (kind: 'confirmation' | 'stock') =>
  stockAlertMail({kind, name: 'Masala Dabba, Copper'}, 'Fusion Tiffin', {
    confirmUrl: url,
    productUrl: url,
    unsubscribeUrl: url,
  });

const accountMailOf = (kind: AccountMail['kind']) =>
  accountMail({kind, firstName: 'Ada', newEmail: 'ada@new.example', createdAt: new Date(0)}, 'Fusion Tiffin', url);

const reviewRequestOf = (...titles: readonly string[]) =>
  reviewRequestMail(
    {
      firstName: 'Ada',
      orderNumber: '#1001',
      dishes: titles.map((title) => ({title, url})),
      lots: titles.map((dish) => ({dish, lot: 'PPN-2620', url})),
    },
    'Fusion Tiffin',
    {reviewsUrl: url, unsubscribeUrl: url},
  );

/** Every mail that the app sends, by the module that creates it. */
export const MAIL_SAMPLES: Readonly<Record<string, readonly MailContent[]>> = {
  'app/admin/frame/second-factor/second-factor-mail-copy.ts': [
    enrollmentMail('k7m2-9xtr', 'https://shop.example'),
    warningMail('https://shop.example'),
  ],
  'app/admin/staff/invitation/invitation-mail-copy.ts': [
    invitationMail({role: 'packer', inviter: 'Gita', shopName: 'Fusion Tiffin', url}),
    invitationMail({role: 'owner', inviter: null, shopName: 'Fusion Tiffin', url}),
  ],
  'app/shop/contact/contact-mail-copy.ts': [
    contactMail({name: 'Ada', email: 'ada@example.com', topic: 'order', order: '#1001', message: 'Where is it?'}),
  ],
  'app/orders/messages/order-message-copy.ts': orderMessages,
  'app/orders/personal-data/account-mail-copy.ts': [
    accountMailOf('email-old'),
    accountMailOf('email-new'),
    accountMailOf('deletion-confirm'),
    accountMailOf('deletion'),
    accountMailOf('account-kept'),
    accountMailOf('deleted'),
  ],
  'app/orders/sync/mail/order-mail-copy.ts': [orderMailOf('guest'), orderMailOf('owner')],
  'app/shop/review-requests/review-request-copy.ts': [
    reviewRequestOf('Palak Paneer'),
    reviewRequestOf('Palak Paneer', 'Desi Goat Curry'),
  ],
  'app/shop/stock-alerts/mail/stock-alert-mail-copy.ts': [stockAlertMailOf('confirmation'), stockAlertMailOf('stock')],
  'app/shop/subscribers/mail/subscriber-mail-copy.ts': [
    subscriberMailOf('confirmation', true),
    subscriberMailOf('confirmation', false),
    subscriberMailOf('code', true),
    subscriberMailOf('waitlist', false),
  ],
};
