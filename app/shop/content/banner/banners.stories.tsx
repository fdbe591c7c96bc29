import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {BUILT_IN_MESSAGES, PROMO_CODE} from './banner-messages';
import {BannerSlot} from './BannerSlot';

function BannerStates() {
  return (
    <>
      <State name="banner A" isWide>
        <BannerSlot banner={{variant: 'a', messages: BUILT_IN_MESSAGES.a, promoCode: PROMO_CODE}} />
      </State>
      <State name="banner A with one message of the merchant's" isWide>
        <BannerSlot banner={{variant: 'a', messages: ['Diwali: 20% off with DIWALI20'], promoCode: 'DIWALI20'}} />
      </State>
      <State name="banner B, until it is dismissed" isWide>
        <BannerSlot banner={{variant: 'b', messages: BUILT_IN_MESSAGES.b, promoCode: PROMO_CODE}} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Banners', States: BannerStates};
