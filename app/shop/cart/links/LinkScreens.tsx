import type {ComponentProps} from 'react';
import {BadLink} from './BadLink';
import {CartRedirect} from './CartRedirect';
import {DiscountPage} from './DiscountPage';

/** The props of each kind of link's page. */
export type LinkFacts =
  | ({readonly kind: 'cart'} & ComponentProps<typeof CartRedirect>)
  | ({readonly kind: 'discount'} & ComponentProps<typeof DiscountPage>)
  | {readonly kind: 'bad'};

/** The page of a cart link, a discount link or an invalid link. */
export function LinkScreens(link: LinkFacts) {
  switch (link.kind) {
    case 'cart':
      return <CartRedirect action={link.action} posted={link.posted} />;
    case 'discount':
      return <DiscountPage code={link.code} to={link.to} posted={link.posted} />;
    case 'bad':
      return <BadLink />;
  }
}
