import type {SeedPage} from '../types';

export const CONTACT_PAGE: SeedPage = {
  number: 2,
  handle: 'contact',
  title: 'Contact Us',
  bodyHtml: `
<h2>It helps us to know</h2>
<ul>
<li><strong>About an order:</strong> your order number, which looks like #1001, and the email address you ordered with.</li>
<li><strong>About a damaged pack:</strong> a photo of the pack and of the box, as soon as you can.</li>
<li><strong>About a return:</strong> which unopened products you would like to send back.</li>
<li><strong>About a recipe:</strong> which kit it is, and what you put into the pan.</li>
</ul>
<h2>Perhaps it is answered already</h2>
<p>Look at the <a href="/faqs">FAQs</a>, at <a href="/shipping-returns">Shipping &amp; Returns</a>, or at the <a href="/recipes">recipes</a>.</p>
`.trim(),
  seoDescription:
    'Write to Fusion Tiffin about an order, a return, a damaged pack or a recipe. A person answers every message.',
};
