import {SEED_DAY} from '../seed-date';
import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import type {SeedPolicy} from '../types';

export const TERMS_OF_SERVICE: SeedPolicy = {
  kind: 'termsOfService',
  handle: 'terms-of-service',
  title: 'Terms of Service',
  bodyHtml: `
<p>Last updated ${SEED_DAY}. By using this shop or ordering from it you agree to these terms.</p>
<h2>Who may order</h2>
<p>You must be old enough to make a contract in the state where you live, and have a delivery address in the United States.</p>
<h2>Our products</h2>
<p>We sell freeze-dried Indian meal and spice-blend kits. The kits are vegetarian and contain no oil; dishes named after a meat are finished with protein that you add. Pictures show a cooked dish as a suggestion.</p>
<p>Ingredients, allergens and how to store a pack are on every product's page and on the pack. If you have an allergy, the pack in your hand is what counts.</p>
<h2>Prices and promo codes</h2>
<p>Prices are in US dollars. Tax and shipping, where they apply, are shown at the checkout before you pay.</p>
<p>Promo codes apply as their offer says and cannot be exchanged for money. ${POLICY_FACTS.bannerCode.code} takes ${POLICY_FACTS.bannerCode.percent}% off, on every product and bundle, once per customer. Subscribers to our emails get a code for ${POLICY_FACTS.subscriberPercent}% instead: an order takes one code for products.</p>
<h2>Orders</h2>
<p>Your order is an offer to buy. We accept it when we ship it. If we cannot, because something sold out or a price was plainly wrong, we tell you and refund what you paid.</p>
<h2>Shipping and returns</h2>
<p>A standard order usually takes ${POLICY_WORDS.doorToDoor} from your order to your door. What shipping costs, how we pack, what you can send back and until when is on <a href="/shipping-returns">Shipping &amp; Returns</a>, which is part of these terms.</p>
<h2>Using this site</h2>
<p>Please do not disturb the shop, try to get into parts of it that are not meant for you, or copy its texts and pictures for a business of your own. What you cook and photograph with our kits is yours.</p>
<h2>If something goes wrong</h2>
<p>If a product is at fault, we replace or refund it. Beyond that, and as far as the law allows, we are not liable for indirect losses. Nothing here takes away rights that the law gives you as a consumer.</p>
<h2>Your data</h2>
<p>How we treat it is in the <a href="/privacy-policy">Privacy Policy</a>.</p>
<h2>Changes and questions</h2>
<p>If these terms change, the new text and its date appear here; the terms of the day you ordered apply to your order. Questions go to ${POLICY_WORDS.supportLink}.</p>
`.trim(),
};
