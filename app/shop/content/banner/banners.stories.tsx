import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {BUILT_IN_MESSAGES, OFFER_NOTE, PROMO_CODE} from './banner-messages';
import {PromoBanner} from './PromoBanner';

function BannerStates() {
  return (
    <>
      <State name="banner A" isWide>
        <PromoBanner
          banner={{variant: 'a', messages: BUILT_IN_MESSAGES.a, promoCode: PROMO_CODE, note: OFFER_NOTE}}
          own={null}
        />
      </State>
      <State name="banner A with one message of the merchant's" isWide>
        <PromoBanner
          banner={{variant: 'a', messages: ['Diwali: 20% off with DIWALI20'], promoCode: 'DIWALI20', note: OFFER_NOTE}}
          own={null}
        />
      </State>
      <State name="banner B, until it is dismissed" isWide>
        <PromoBanner
          banner={{variant: 'b', messages: BUILT_IN_MESSAGES.b, promoCode: PROMO_CODE, note: OFFER_NOTE}}
          own={null}
        />
      </State>
      <State name="banner A for somebody with a code" isWide>
        <PromoBanner
          banner={{variant: 'a', messages: BUILT_IN_MESSAGES.a, promoCode: PROMO_CODE, note: OFFER_NOTE}}
          own={{code: 'WELCOME-7K2M', text: 'Your code WELCOME-7K2M takes 20% off everything, once', path: '/products'}}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Banners', States: BannerStates};
