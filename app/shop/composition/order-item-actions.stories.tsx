import type {ItemView} from '~/orders/model/order-view';
import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {BuyItemAgain} from '../orders/again/BuyItemAgain';
import type {OfferView} from '../orders/again/find-offers.server';
import {OrderItemActions} from './OrderItemActions';

const ID = 'gid://shopify/ProductVariant/1';
const ITEM: ItemView = {
  title: LONG_NAME,
  variant: null,
  quantity: 2,
  unitPrice: '$7.99',
  total: '$15.98',
  removed: null,
  image: null,
  bundle: null,
  variantId: ID,
};
const STATES: readonly OfferView['state'][] = ['same', 'price', 'sold-out', 'plan', 'gone'];

const offerOf = (state: OfferView['state']): OfferView => ({
  state,
  price: '$8.49',
  path: state === 'gone' ? null : '/product/palak-paneer',
  hasOptions: true,
});

function OrderItemStates() {
  return (
    <>
      <State name="delivered">
        <OrderItemActions item={ITEM} offers={{[ID]: offerOf('price')}} isDelivered />
      </State>
      {STATES.map((state) => (
        <State key={state} name={`bought again: ${state}`}>
          <BuyItemAgain title={LONG_NAME} variantId={ID} offer={offerOf(state)} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Items of an order', States: OrderItemStates};
