import {expect, it} from 'vitest';
import {toOrderDetails} from './find-order-details.server';

const usd = (amount: string) => ({amount, currencyCode: 'USD'});

const ORDER = {
  email: 'ada@example.com',
  phone: null,
  tags: ['gift'],
  totalReceivedSet: usd('22.0'),
  totalCapturableSet: usd('0.0'),
  totalRefundedSet: usd('0.0'),
  netPaymentSet: usd('22.0'),
  totalOutstandingSet: usd('0.0'),
  refunds: [],
  risk: {recommendation: 'ACCEPT', assessments: []},
  customer: {
    id: 'gid://shopify/Customer/7',
    firstName: 'Ada',
    lastName: 'Byron',
    defaultEmailAddress: {emailAddress: 'other@example.com'},
    phone: '+17185550100',
    numberOfOrders: 3,
  },
};

it('shows of an ordinary payment only what was captured', () => {
  const {payment, risk} = toOrderDetails(ORDER);
  expect(payment).toEqual({amounts: [{name: 'Captured', amount: '$22.00'}], refunds: []});
  expect(risk).toBeNull();
});

it('shows what was paid back, when and why, and what is left', () => {
  const refund = (id: string, amount: string, note: string | null) => ({
    id,
    createdAt: '2026-11-20T15:00:00Z',
    note,
    totalRefundedSet: usd(amount),
  });
  const {payment} = toOrderDetails({
    ...ORDER,
    totalRefundedSet: usd('7.5'),
    netPaymentSet: usd('14.5'),
    refunds: [refund('1', '5.0', ' Damaged '), refund('2', '2.5', ''), refund('3', '0.0', 'Removed')],
  });
  expect(payment.amounts.map(({name, amount}) => `${name} ${amount}`)).toEqual([
    'Captured $22.00',
    'Refunded −$7.50',
    'Remaining $14.50',
  ]);
  expect(payment.refunds.map(({amount, reason}) => [amount, reason])).toEqual([
    ['$5.00', 'Damaged'],
    ['$2.50', null],
  ]);
});

it('shows a payment that is authorized or still to be made', () => {
  const open = {totalReceivedSet: usd('0.0'), totalCapturableSet: usd('10.0'), totalOutstandingSet: usd('12.0')};
  expect(toOrderDetails({...ORDER, ...open}).payment.amounts.map(({name}) => name)).toEqual([
    'Captured',
    'Authorized, not captured',
    'Still to be paid',
  ]);
});

it('prefers the mail address of the order, and knows nothing of what the store denies', () => {
  expect(toOrderDetails(ORDER).customer).toEqual({
    path: '/admin/customers/7',
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '+17185550100',
    orders: 3,
  });
  const denied = toOrderDetails({...ORDER, email: undefined, phone: undefined, customer: undefined, risk: undefined});
  expect(denied.customer).toEqual({path: null, name: null, email: null, phone: null, orders: null});
  expect(denied.risk).toBeNull();
});

it('lists the reasons against an order that Shopify advises to check', () => {
  const facts = [
    {description: 'The card was refused twice', sentiment: 'NEGATIVE'},
    {description: 'The address is known', sentiment: 'POSITIVE'},
  ];
  const risk = {recommendation: 'INVESTIGATE', assessments: [{facts}, {facts}]};
  expect(toOrderDetails({...ORDER, risk}).risk).toEqual({
    recommendation: 'investigate',
    reasons: ['The card was refused twice'],
  });
});
