import {dollars, POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import {SEED_DAY} from '../seed-date';
import type {SeedPolicy} from '../types';

export const SHIPPING_POLICY: SeedPolicy = {
  kind: 'shippingPolicy',
  handle: 'shipping-policy',
  title: 'Shipping Policy',
  bodyHtml: `
<p>Last updated ${SEED_DAY}. We ship to addresses in the United States only.</p>
<h2>Packing</h2>
<p>We pack and hand over your order within ${POLICY_WORDS.processing}. Business days are Monday to Friday, federal holidays left out.</p>
<h2>Methods and prices</h2>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Time on the way</th><th scope="col">Price</th></tr></thead>
<tbody>
<tr><th scope="row">Standard</th><td>${POLICY_WORDS.standardTime}</td><td>${POLICY_WORDS.standardPrice}, free on ${POLICY_WORDS.freeShipping}</td></tr>
<tr><th scope="row">Express</th><td>${POLICY_WORDS.expressTime}</td><td>${POLICY_WORDS.expressPrice}</td></tr>
</tbody>
</table>
<p>Free standard shipping counts the price of the goods after any discount, and an order of exactly ${dollars(POLICY_FACTS.freeShippingMinor)} has it too. Express shipping is not part of this offer.</p>
<p>From the order to your door, standard shipping usually takes ${POLICY_WORDS.doorToDoor}, packing included.</p>
<h2>Your address</h2>
<p>Please check it before you pay: we ship to the address of the order. If it is wrong, write to us before the parcel leaves, and we correct it. A parcel that comes back because of a wrong address is sent again for the price of its shipping.</p>
<h2>On the way</h2>
<p>You receive an email with the tracking number when your order leaves us. If it does not arrive in time, or tracking stands still, write to ${POLICY_WORDS.supportLink} and we will find it or send it again.</p>
`.trim(),
};

export const REFUND_POLICY: SeedPolicy = {
  kind: 'refundPolicy',
  handle: 'refund-policy',
  title: 'Refund Policy',
  bodyHtml: `
<p>Last updated ${SEED_DAY}. Dinner should not be a risk: this is what you can send back, and what we do when something is not right.</p>
<h2>Unopened products</h2>
<p>You can return unopened products within ${POLICY_WORDS.returns} of delivery for a full refund of what you paid for them.</p>
<ol>
<li>Write to ${POLICY_WORDS.supportLink} with your order number. We answer within ${POLICY_WORDS.reply} with the address to send them to.</li>
<li>Send the products back unopened. You pay the return postage.</li>
<li>When they have reached us, we refund the way you paid. The refund takes ${POLICY_WORDS.refund} to arrive.</li>
</ol>
<h2>Damaged or wrong items</h2>
<p>If something arrived damaged, tell us within ${POLICY_WORDS.damage} of delivery, with a photo if you can. If something is not what you ordered, tell us too. Either way we send a replacement or refund it in full, as you prefer, and you need not send anything back.</p>
<h2>Opened products</h2>
<p>Because this is food, we cannot take opened packs back. If one was not good, write to us all the same: we want to know, and we will try to put it right.</p>
<h2>Changing your mind before we ship</h2>
<p>Write to us as soon as you can. An order that has not left us yet can be canceled for a full refund.</p>
<h2>How to reach us</h2>
<p>Use the <a href="/contact">contact form</a> or write to ${POLICY_WORDS.supportLink}.</p>
`.trim(),
};
