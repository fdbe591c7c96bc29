import type {
  CartSelectedDeliveryOptionInput,
  MutationCartDeliveryAddressesAddArgs,
  MutationCartDeliveryAddressesRemoveArgs,
  MutationCartDeliveryAddressesReplaceArgs,
  MutationCartDeliveryAddressesUpdateArgs,
  MutationCartSelectedDeliveryOptionsUpdateArgs,
} from 'schema-2026-04/storefront-api-types';
import type {CartRecord, ShopContext} from '../state';
import {refuse, rejectUnchanged, settle, type CartPayload} from './cart-payload';
import {CART_ERROR, type CartUserError} from './cart-problems';
import {cartMutation} from './on-cart';
import {addAddresses, removeAddresses, updateAddresses, type AddressChange} from './delivery-addresses';
import {deliveryGroupGid} from './delivery-node';
import {SHIPPING_METHODS} from './shipping-rates';

function settleAddresses(cart: CartRecord, change: AddressChange, context: ShopContext): CartPayload {
  if (!change.ok) return rejectUnchanged(cart, change.errors, context);
  cart.deliveryAddresses = change.addresses;
  return settle(cart, context);
}

function refuseOption(cart: CartRecord, option: CartSelectedDeliveryOptionInput): CartUserError[] {
  const {deliveryGroupId, deliveryOptionHandle} = option;
  if (deliveryGroupId !== deliveryGroupGid(cart)) return [CART_ERROR.noSuchDeliveryGroup(deliveryGroupId)];
  const isKnown = SHIPPING_METHODS.some((method) => method === deliveryOptionHandle);
  return isKnown ? [] : [CART_ERROR.noSuchDeliveryOption(deliveryOptionHandle)];
}

export const deliveryMutations = {
  cartDeliveryAddressesAdd: cartMutation((cart, {addresses}: MutationCartDeliveryAddressesAddArgs, context) =>
    settleAddresses(cart, addAddresses(cart.deliveryAddresses ?? [], addresses), context),
  ),

  cartDeliveryAddressesUpdate: cartMutation((cart, {addresses}: MutationCartDeliveryAddressesUpdateArgs, context) =>
    settleAddresses(cart, updateAddresses(cart.deliveryAddresses ?? [], addresses), context),
  ),

  cartDeliveryAddressesRemove: cartMutation((cart, {addressIds}: MutationCartDeliveryAddressesRemoveArgs, context) =>
    settleAddresses(cart, removeAddresses(cart.deliveryAddresses ?? [], addressIds), context),
  ),

  cartDeliveryAddressesReplace: cartMutation((cart, {addresses}: MutationCartDeliveryAddressesReplaceArgs, context) =>
    settleAddresses(cart, addAddresses([], addresses), context),
  ),

  cartSelectedDeliveryOptionsUpdate: cartMutation(
    (cart, args: MutationCartSelectedDeliveryOptionsUpdateArgs, context) => {
      const errors = args.selectedDeliveryOptions.flatMap((option) => refuseOption(cart, option));
      if (errors.length > 0) return refuse(errors);
      const handle = args.selectedDeliveryOptions.at(-1)?.deliveryOptionHandle;
      cart.shippingMethod = SHIPPING_METHODS.find((method) => method === handle) ?? cart.shippingMethod;
      return settle(cart, context);
    },
  ),
};
