import {SEED_DAY} from '../clock';
import {POLICY_WORDS} from '../policy-facts';
import type {SeedPolicy} from '../types';

/** What the shop knows about people, and what they can do about it. */
export const PRIVACY_POLICY: SeedPolicy = {
  kind: 'privacyPolicy',
  handle: 'privacy-policy',
  title: 'Privacy Policy',
  bodyHtml: `
<p>Last updated ${SEED_DAY}. This policy says what we learn about you when you use this shop, why, and what you can do about it.</p>
<h2>What we collect</h2>
<ul>
<li><strong>When you order:</strong> your name, email address, delivery address, phone number if you give one, what you bought, and the note you left with it.</li>
<li><strong>When you write to us:</strong> your email address and what you tell us.</li>
<li><strong>When you look around:</strong> the technical details every website receives, such as your IP address and the kind of browser you use, to keep the shop running and safe.</li>
</ul>
<p>Payment happens on the checkout of Shopify, the platform our shop runs on. Your card number goes there and never reaches us.</p>
<h2>What we use it for</h2>
<p>To pack, ship and refund orders; to answer you; to keep the accounts the law asks for; and to protect the shop from fraud. We send marketing email only to people who asked for it, and every such email has a link to stop it.</p>
<h2>Cookies and storage in your browser</h2>
<p>We keep what the shop cannot work without: a cookie that remembers your cart, one for your visit, and a note in your browser that you closed a banner. Measuring visits, and content from other companies such as videos, waits until you agree or press play.</p>
<h2>Who else sees it</h2>
<p>Shopify, which runs the checkout and stores orders; the carrier that brings your box; the companies that process payments and send our email. They may use your data only for that work. We do not sell personal information, and we do not share it for advertising on other sites.</p>
<h2>How long we keep it</h2>
<p>Orders as long as tax law requires. Messages as long as we need them to help you. A cart that nobody comes back to expires.</p>
<h2>Your choices</h2>
<p>You can ask for a copy of what we hold about you, have it corrected, or have it deleted where the law does not require us to keep it. Write to ${POLICY_WORDS.supportLink}; we answer within ${POLICY_WORDS.reply}. We treat you no differently for asking, wherever you live.</p>
<h2>Children</h2>
<p>This shop is for adults. We do not knowingly collect data from children.</p>
<h2>Changes</h2>
<p>If this policy changes, the new text and its date appear here.</p>
`.trim(),
};
