import type {ComponentProps} from 'react';
import {CartPage} from '~/shop/cart/CartPage';
import {LONG_NAME} from '../long-name';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {EMPTY_CART, FULL_CART, LINE_STATES, UNKNOWN_CART} from './cart-samples';

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

export function CartPageSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Cart page">
      {Object.entries(PAGES).map(([name, page]) => (
        <State key={name} name={name} isWide>
          <CartPage {...page} renderRecommendations={() => null} />
        </State>
      ))}
      <State name="an item is sold out, by press: the notice scrolls into view" isWide>
        <OnPress label="show">{(isOpen) => isOpen && <CartPage {...SOLD_OUT_PAGE} />}</OnPress>
      </State>
    </Section>
  );
}
