import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {
  cartOf,
  CLOSED_CART,
  EMPTY_CART,
  FULL_CART,
  SHIPPING_CODE_CART,
  SMALL_CART,
  SOLD_OUT_CART,
  UNKNOWN_CART,
} from '../cart-samples';
import {BadLink} from '../links/BadLink';
import type {CartView} from '../model/cart-view';
import {CartContents} from './CartContents';
import {CartSummary} from './CartSummary';
import {GiftNote} from './GiftNote';

const CARTS: Readonly<Record<string, CartView>> = {
  'on the way to free shipping': SMALL_CART,
  'with a shipping code': SHIPPING_CODE_CART,
  'very many, with codes': FULL_CART,
  'nothing of it is left': SOLD_OUT_CART,
  'the checkout is closed': CLOSED_CART,
};

/** Complete carts, as in the drawer and on the page. */
function CartStates() {
  return (
    <>
      {Object.entries(CARTS).map(([name, cart]) => (
        <State key={name} name={name}>
          <CartContents cart={cart} problems={[]} />
          <CartSummary cart={cart} />
        </State>
      ))}
      <State name="empty">
        <CartContents cart={EMPTY_CART} problems={[]} />
      </State>
      <State name="empty, with a code that waits">
        <CartContents cart={cartOf({lines: [], codes: {FUSION15: false}})} problems={[]} />
      </State>
      <State name="unknown">
        <CartContents cart={UNKNOWN_CART} problems={[]} />
      </State>
      <State name="gift note, folded">
        <GiftNote note="" problems={[]} />
      </State>
      <State name="gift note, written">
        <GiftNote note="Happy birthday, Dadi!" problems={[]} />
      </State>
      <State name="gift note, too long">
        <GiftNote note="Happy birthday, Dadi!" problems={[{kind: 'note-too-long'}]} />
      </State>
      <State name="a link to a cart that does not work" isWide>
        <BadLink />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Carts, gift note, bad link', States: CartStates};
