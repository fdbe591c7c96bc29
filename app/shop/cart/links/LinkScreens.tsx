import type {ComponentProps} from 'react';
import {BadLink} from './BadLink';
import {CartRedirect} from './CartRedirect';
import {DiscountPage} from './DiscountPage';

export type LinkFacts =
  | ({readonly kind: 'cart'} & ComponentProps<typeof CartRedirect>)
  | ({readonly kind: 'discount'} & ComponentProps<typeof DiscountPage>)
  | {readonly kind: 'bad'};

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
