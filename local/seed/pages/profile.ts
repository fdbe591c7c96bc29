import {POLICY_WORDS} from '../policy-facts';
import type {SeedPage} from '../types';

/** What /profile says while the shop has no customer accounts. */
export const PROFILE_PAGE: SeedPage = {
  number: 5,
  handle: 'profile',
  title: 'Your account',
  bodyHtml: `
<p>Accounts open soon. You can order without one: all we need at the checkout is an email address and somewhere to send the box.</p>
<h2>Looking for an order?</h2>
<p>Write to ${POLICY_WORDS.supportLink} with your order number and the email address you ordered with. We answer within ${POLICY_WORDS.reply}.</p>
<p>How long an order takes, and how to send one back, is on <a href="/shipping-returns">Shipping &amp; Returns</a>.</p>
`.trim(),
  seoDescription: 'Accounts at Fusion Tiffin open soon. Until then, here is where to ask about an order.',
};
