import type {ComponentProps} from 'react';
import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {SMALL_CART} from '../cart-samples';
import {LinkRouteScreen} from './LinkRouteScreen';
import {LinkScreens} from './LinkScreens';

const DISCOUNT = {kind: 'discount', code: 'FUSION15', to: '/products'} as const;
const UNREACHABLE = {cart: null, problems: [{kind: 'unreachable'}]} as const;

const LINKS: Readonly<Record<string, ComponentProps<typeof LinkScreens>>> = {
  'cart link that failed': {kind: 'cart', action: '/workbench', posted: UNREACHABLE},
  'discount link that failed': {...DISCOUNT, posted: UNREACHABLE},
  'discount link whose code does not apply': {
    ...DISCOUNT,
    posted: {cart: SMALL_CART, problems: [{kind: 'code-not-applicable'}]},
  },
};

const SOLD_OUT: ComponentProps<typeof LinkScreens> = {
  kind: 'cart',
  action: '/workbench',
  posted: {cart: SMALL_CART, problems: [{kind: 'sold-out', title: LONG_NAME}]},
};

function CartLinkStates() {
  return (
    <>
      {Object.entries(LINKS).map(([name, link]) => (
        <State key={name} name={name} isWide>
          <LinkScreens {...link} />
        </State>
      ))}
      <State name="invalid link" isWide>
        <LinkRouteScreen kind="bad" />
      </State>
      <State name="cart link, an item is sold out, by press: the notice scrolls into view" isWide>
        <OnPress label="show">{(isOpen) => isOpen && <LinkScreens {...SOLD_OUT} />}</OnPress>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Cart and discount links', States: CartLinkStates};
