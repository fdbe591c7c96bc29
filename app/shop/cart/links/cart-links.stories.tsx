import type {ComponentProps} from 'react';
import {LinkRouteScreen} from '~/shop/cart/links/LinkRouteScreen';
import {LinkScreens} from '~/shop/cart/links/LinkScreens';
import {LONG_NAME} from '../long-name';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {SMALL_CART} from './cart-samples';

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

export function CartLinkSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Cart and discount links">
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
    </Section>
  );
}
