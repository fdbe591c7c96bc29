import type {ComponentProps} from 'react';
import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {EMPTY_CART, FULL_CART, LINE_STATES, UNKNOWN_CART} from './cart-samples';
import {CartPage} from './CartPage';

const [FIRST] = LINE_STATES;

const PAGES: Readonly<Record<string, Pick<ComponentProps<typeof CartPage>, 'cart' | 'problems' | 'removed'>>> = {
  full: {cart: FULL_CART, problems: []},
  'empty, the last line just removed': {cart: EMPTY_CART, problems: [], removed: FIRST?.[1]},
  unknown: {cart: UNKNOWN_CART, problems: []},
};

const SOLD_OUT_PAGE: ComponentProps<typeof CartPage> = {
  cart: FULL_CART,
  problems: [{kind: 'sold-out', title: LONG_NAME}],
  renderRecommendations: () => null,
};

function CartPageStates() {
  return (
    <>
      {Object.entries(PAGES).map(([name, page]) => (
        <State key={name} name={name} isWide>
          <CartPage {...page} renderRecommendations={() => null} />
        </State>
      ))}
      <State name="an item is sold out, by press: the notice scrolls into view" isWide>
        <OnPress label="show">{(isOpen) => isOpen && <CartPage {...SOLD_OUT_PAGE} />}</OnPress>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Cart page', States: CartPageStates};
