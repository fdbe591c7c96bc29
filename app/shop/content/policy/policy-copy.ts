import {businessDays, POLICY, policyPrice} from '~/core/policy';
import type {IconName} from '~/ui/icons/icon-names';

export interface PolicyCard {
  readonly icon: IconName;
  readonly title: string;
  /** The number or word that people look for. */
  readonly value: string;
  readonly text: string;
}

/** What a page of policies shows above its text. */
export interface PolicySummary {
  readonly lead: string;
  /** The way of an order, in steps; absent for pages that are not about orders. */
  readonly steps?: readonly PolicyCard[];
  readonly cards: readonly PolicyCard[];
}

/** Copy of the pages of policies; their texts are the merchant's. */
export const POLICY_COPY = {
  updated: (date: string) => `Last updated ${date}`,
  contents: 'On this page',
  glance: 'At a glance',
  way: 'From our kitchen to your door',
  help: 'Questions about this page?',
  helpText: `We answer within ${businessDays(POLICY.replyBusinessDays)}.`,
  contact: 'Contact Us',
} as const;

const {processingBusinessDays, doorToDoorBusinessDays, standardShipping, expressShipping} = POLICY;
const FREE = policyPrice(POLICY.freeShippingMinor);
/** The summaries by the name of the page. */
export const POLICY_SUMMARIES: Readonly<Record<string, PolicySummary>> = {
  'shipping-returns': {
    lead: 'What it costs, how long it takes, and what we do when something is not right.',
    steps: [
      {
        icon: 'package',
        title: 'Packing',
        value: businessDays(processingBusinessDays),
        text: 'We pack your order and hand it over.',
      },
      {
        icon: 'truck',
        title: 'On the way',
        value: businessDays(standardShipping.businessDays),
        text: 'With standard shipping and a tracking number.',
      },
      {
        icon: 'package-check',
        title: 'At your door',
        value: businessDays(doorToDoorBusinessDays),
        text: 'Usually, from your order to your door.',
      },
    ],
    cards: [
      {
        icon: 'truck',
        title: 'Standard shipping',
        value: policyPrice(standardShipping.priceMinor),
        text: `${businessDays(standardShipping.businessDays)}. Free on orders over ${FREE}.`,
      },
      {
        icon: 'timer',
        title: 'Express shipping',
        value: policyPrice(expressShipping.priceMinor),
        text: `${businessDays(expressShipping.businessDays)}.`,
      },
      {icon: 'map-pin', title: 'Where we ship', value: 'United States', text: 'To addresses in the US only.'},
      {
        icon: 'undo-2',
        title: 'Returns',
        value: `${POLICY.returnDays} days`,
        text: 'Unopened products, for a full refund.',
      },
      {
        icon: 'calendar-days',
        title: 'Refunds',
        value: businessDays(POLICY.refundBusinessDays),
        text: 'Until a refund has reached you.',
      },
      {
        icon: 'circle-exclamation-point',
        title: 'Damaged on arrival',
        value: `${POLICY.damageReportHours} hours`,
        text: 'Report damage in this time, and we replace or refund it.',
      },
    ],
  },
  'privacy-policy': {
    lead: 'What we know about you, why, and how you can change that.',
    cards: [
      {
        icon: 'shield-check',
        title: 'Your data',
        value: 'Never sold',
        text: 'And not shared for advertising elsewhere.',
      },
      {icon: 'shopping-bag', title: 'Payment', value: 'At Shopify', text: 'Your card number never reaches us.'},
      {
        icon: 'mail',
        title: 'Copy, correct, delete',
        value: 'Just ask',
        text: `We answer within ${businessDays(POLICY.replyBusinessDays)}.`,
      },
    ],
  },
  'terms-of-service': {
    lead: 'What you can expect of us, and what we ask of you.',
    cards: [
      {
        icon: 'package',
        title: 'Orders',
        value: businessDays(doorToDoorBusinessDays),
        text: 'Usually, from your order to your door.',
      },
      {icon: 'map-pin', title: 'Who may order', value: 'United States', text: 'With a delivery address there.'},
      {
        icon: 'tags',
        title: POLICY.promo.banner.code,
        value: `${POLICY.promo.banner.percent}% off`,
        text: 'Every product and bundle, once per customer.',
      },
    ],
  },
};
