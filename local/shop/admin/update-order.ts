import type {AddressRecord} from '../address-record';
import {addressProblems, mergeAddress} from '../customers/address-input';
import {FieldNotEmulatedError} from '../graphql/schema';
import {findOrder} from '../orders/find-order';
import {touchOrder} from '../orders/touch-order';
import type {KeyValue, OrderRecord, ShopContext} from '../state';
import {queueOrderWebhook} from '../webhooks/order-webhooks';
import {toAdminOrder} from './admin-order-node';
import {normalizeTags} from './normalize-tags';
import {requireKnownFields} from './require-known-fields';

type AddressText = string | null;

/** The emulated part of Shopify's input of that name; country and state by code or name. */
interface MailingAddressInput {
  readonly firstName?: AddressText;
  readonly lastName?: AddressText;
  readonly address1?: AddressText;
  readonly address2?: AddressText;
  readonly city?: AddressText;
  readonly province?: AddressText;
  readonly provinceCode?: AddressText;
  readonly country?: AddressText;
  readonly countryCode?: AddressText;
  readonly zip?: AddressText;
  readonly phone?: AddressText;
}

interface OrderInput {
  readonly id: string;
  readonly note?: string | null;
  readonly tags?: readonly string[] | null;
  readonly customAttributes?: readonly KeyValue[] | null;
  readonly shippingAddress?: MailingAddressInput | null;
}

const EMULATED = ['id', 'note', 'tags', 'customAttributes', 'shippingAddress'];
const EMULATED_ADDRESS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'province',
  'provinceCode',
  'country',
  'countryCode',
  'zip',
  'phone',
];

/** Changes an order in place and queues its webhook. */
export function changeOrder(order: OrderRecord, changes: Partial<OrderRecord>, context: ShopContext): void {
  Object.assign(order, changes);
  touchOrder(context.state, order);
  queueOrderWebhook('orders/updated', order, context);
  context.state.changed({isDurable: true});
}

/** The new address replaces the whole former one. Errors are those of a customer's address. */
function toShippingAddress(input: MailingAddressInput) {
  requireKnownFields('MailingAddressInput', input, EMULATED_ADDRESS);
  const {provinceCode, province = provinceCode, countryCode, country = countryCode, ...texts} = input;
  const address = mergeAddress({...texts, province, country});
  const problems = addressProblems(address, ['shippingAddress']);
  const {company: _, provinceCode: storedProvince, countryCode: storedCountry, ...rest} = address;
  const record: AddressRecord = {...rest, province: storedProvince, country: storedCountry};
  return {record, userErrors: problems.map(({field, message}) => ({field, message}))};
}

/** `orderUpdate`: changes the note, the tags, the attributes and the shipping address of an order. */
export function updateOrder(_root: unknown, {input}: {input: OrderInput}, context: ShopContext) {
  const unknown = Object.keys(input).find((key) => !EMULATED.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('OrderInput', unknown);
  const order = findOrder(context.state, input.id);
  if (!order) return {order: null, userErrors: [{field: ['id'], message: 'Order does not exist'}]};
  const {note, tags, customAttributes, shippingAddress} = input;
  const shipping = shippingAddress ? toShippingAddress(shippingAddress) : null;
  if (shipping && shipping.userErrors.length > 0) return {order: null, userErrors: shipping.userErrors};
  const changes = {
    ...(shipping && {
      shippingAddress: shipping.record,
      billingAddress: order.billingAddress ?? order.shippingAddress,
    }),
    ...(note !== undefined && {note: note ?? ''}),
    ...(tags && {tags: normalizeTags(tags)}),
    ...(customAttributes && {attributes: customAttributes.map(({key, value}) => ({key, value}))}),
  };
  changeOrder(order, changes, context);
  return {order: toAdminOrder(order, context), userErrors: []};
}
