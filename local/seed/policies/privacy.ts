import {SEED_DAY} from '../seed-date';
import {POLICY_WORDS} from '../policy-facts';
import type {SeedPolicy} from '../types';

export const PRIVACY_POLICY: SeedPolicy = {
  kind: 'privacyPolicy',
  handle: 'privacy-policy',
  title: 'Privacy Policy',
  bodyHtml: `
<p>Last updated ${SEED_DAY}. This policy says what we learn about you when you use this shop, why, and what you can do about it.</p>
<h2>What we collect</h2>
<ul>
<li><strong>When you order:</strong> your name, email address, delivery address, phone number if you give one, what you bought, and the note you left with it.</li>
<li><strong>When you have an account:</strong> your name, email address, the addresses you save, which of your notifications you have read, and when and with which browser you signed in, such as “Chrome on Windows”. Shopify checks your password; we do not keep it.</li>
<li><strong>When you review a dish:</strong> your stars, words and pictures, and the name you want to be shown with. A published review can be seen by everyone, with its pictures and that name. We remove from your pictures where, when and with what they were taken, before we store them. You can change or delete your review and each of its pictures at any time. The pictures of a review that we do not publish are deleted after 30 days.</li>
<li><strong>When you wait for a sold-out product:</strong> your email address and the product.</li>
<li><strong>When you sign in with Google:</strong> your name, email address and whether Google has verified it, the address of your Google picture, and the number Google knows your account by. We ask for nothing else and cannot act in your Google account.</li>
<li><strong>When you sign up for our emails or our waitlist:</strong> your email address, your name (if you do not give one, we guess it from the address), what you agreed to and when, and when you confirmed it or unsubscribed. You may also get a code of your own.</li>
<li><strong>When you write to us:</strong> your name, your email address, your order number if you give it, and what you tell us. The contact form mails it to our mailbox; this website does not store it.</li>
<li><strong>When you look around:</strong> the technical details every website receives, such as your IP address and the kind of browser you use, to keep the shop running and safe. Sign-in attempts and messages of the contact form are counted by email address and IP address, so that nobody can guess passwords or flood our mailbox.</li>
</ul>
<p>Payment happens on the checkout of Shopify, the platform our shop runs on. Your card number goes there and never reaches us.</p>
<h2>What we use it for</h2>
<p>To pack, ship and refund orders; to answer you; to keep the accounts the law asks for; and to protect the shop from fraud. We send marketing email only to people who asked for it, and who confirmed it by a link that we mailed. Every such email has a link to stop it, and mail programs can do it with one click. A week after an order was delivered we ask you once to rate it; you can stop that the same way, or in your account.</p>
<h2>Cookies and storage in your browser</h2>
<p>We keep what the shop needs to work, and your own choices. One entry, analytics-visit, is for measuring, and exists only if you accepted it. Nothing follows you to other sites.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What it does</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">cart</th><td>Finds your cart again</td><td>One month</td></tr>
<tr><th scope="row">earlier-cart</th><td>Finds the cart that you had before a link began a new one</td><td>One week</td></tr>
<tr><th scope="row">session</th><td>Keeps you signed in. It is encrypted, and holds your first name, your number with us and a temporary key to your account at Shopify</td><td>Two months, or until you log out</td></tr>
<tr><th scope="row">pending-sign-out</th><td>Finishes logging you out when the shop could not be reached</td><td>Two months, or until it is done</td></tr>
<tr><th scope="row">device</th><td>Lets you sign in with your password here while somebody else tries wrong ones. It is encrypted, and holds a random number and no name or address</td><td>180 days</td></tr>
<tr><th scope="row">google-sign-in</th><td>Recognizes you when you come back from Google</td><td>10 minutes</td></tr>
<tr><th scope="row">code-sign-in</th><td>Recognizes you when you come back from entering a sign-in code</td><td>15 minutes</td></tr>
<tr><th scope="row">one-tap</th><td>Makes sure that an answer to the prompt by Google comes from your browser</td><td>5 minutes</td></tr>
<tr><th scope="row">return-to</th><td>Brings you back to the page you came from after you reset your password</td><td>One day, or until it is done</td></tr>
<tr><th scope="row">flash</th><td>Carries a message, such as “Logged out”, to the next page</td><td>1 minute</td></tr>
<tr><th scope="row">refresh</th><td>Loads the products anew when you ask for it</td><td>10 seconds</td></tr>
<tr><th scope="row">live-reload</th><td>On pages for our staff: tells a page that updates itself from one that is in use</td><td>10 seconds</td></tr>
<tr><th scope="row">probe</th><td>Finds out whether your browser takes cookies when your cart does not work</td><td>1 second</td></tr>
<tr><th scope="row">theme</th><td>Remembers whether you chose light or dark</td><td>Until you clear your browser</td></tr>
<tr><th scope="row">promo-banner</th><td>Remembers that you closed a banner</td><td>Until you clear your browser</td></tr>
<tr><th scope="row">own-code</th><td>Remembers the promo code that you were given for our emails, to offer it to you</td><td>Until the code is on your cart</td></tr>
<tr><th scope="row">email-popup</th><td>Remembers that you closed the offer for our emails, or signed up</td><td>Until you clear your browser</td></tr>
<tr><th scope="row">analytics-consent</th><td>Remembers whether you accepted being measured, and when</td><td>12 months</td></tr>
<tr><th scope="row">analytics-visit</th><td>If you accepted: a random number for your visit, and how much of it was counted</td><td>Until the tab is closed, or you change your mind</td></tr>
<tr><th scope="row">one-tap-dismissed</th><td>Remembers that you closed the prompt by Google</td><td>Until you clear your browser</td></tr>
<tr><th scope="row">auth-migration</th><td>Remembers that an older version of this shop was tidied up</td><td>Until you clear your browser</td></tr>
<tr><th scope="row">recipes-offline</th><td>Remembers that this device should save no recipes</td><td>Until you clear your browser</td></tr>
<tr><th scope="row">cook-timers</th><td>Keeps the timers of a recipe running while you cook</td><td>Until you remove the timer, or clear your browser</td></tr>
<tr><th scope="row">kept-texts</th><td>On pages for our staff: keeps what was typed while the code of the second factor is asked for</td><td>Until the page is left, or the tab is closed</td></tr>
<tr><th scope="row">picked-lines</th><td>For the people who pack our orders: remembers what a list of several orders still lacks. It holds nothing of yours</td><td>Until another list is begun, or the browser is cleared</td></tr>
<tr><th scope="row">account:seen-in-admin</th><td>On pages for our staff: remembers which orders, products and customers were looked at last. It holds their names</td><td>Until somebody signs in or out</td></tr>
<tr><th scope="row">packing-draft</th><td>For the people who pack our orders: remembers what is already in the parcel. It holds nothing of yours</td><td>Until the tab is closed</td></tr>
</tbody>
</table>
<p>The recipes you opened last are saved in your browser, so that they open without a connection. They are the same for everyone and hold nothing about you. You can delete them, and turn saving off, under <a href="/recipes/saved">Saved Recipes</a>.</p>
<p>While a tab is open, it also remembers how far you have scrolled.</p>
<h2>Measuring, if you accept it</h2>
<p>On your first visit we ask whether we may measure. Until you accept, and if you decline, nothing is measured, sent or stored. If your browser sends Global Privacy Control, that counts as a decline and we do not ask. You can change your mind at any time with “Privacy choices” at the end of every page; what was not sent yet is then deleted.</p>
<p>If you accept, we record which kinds of pages you open, when you add to the cart, go to the checkout, buy, sign in or out, or use an offer or a video, and how fast pages are. It belongs to a random number for your visit, which ends with the tab. If you buy, your order carries that number. We do not record your name, your email address, your IP address, your browser, the addresses of pages or where you came from. We delete it after 90 days and keep only totals.</p>
<p>Pages that help you with a forgotten password, or that show an order by a mailed link, are never measured. If this shop uses Google Tag Manager, the question says so; it loads only after you accept, and Google and the services in it then learn your IP address and what you do here. The same holds if this shop counts visits in Shopify’s reports: if you accept, Shopify learns which pages you open and what you add to the cart, with your IP address, your browser and the random number, and sets no cookie for it.</p>
<h2>The prompt by Google</h2>
<p>If you are not signed in and browse on a computer, a prompt may offer to sign you in with Google. For that, your browser loads a script from Google a few seconds after the page. Google then learns your IP address, what browser you use and that you are visiting our shop, and may read and set its own cookies. We learn nothing about you unless you choose an account. Close the prompt once and this browser does not load it again. It never loads on phones, in your cart, at the checkout, or where you sign in or manage your account.</p>
<h2>Who else sees it</h2>
<ul>
<li><strong>Shopify</strong> runs our store and its checkout: it keeps products, carts, customers and orders, checks passwords, and delivers our pictures, also those of your reviews, and some of our videos. It receives your IP address when you use the shop.</li>
<li><strong>Supabase</strong> keeps our database: your profile, the ways you sign in, a copy of your orders, your reviews, your notifications, and your sign-up for our emails. When you sign in with Google, Supabase passes on who you are.</li>
<li><strong>Our staff</strong>, when you ask for help: your contact data, your orders, whether you agreed to marketing mails, the ways you sign in, on how many devices, and when you were last here. They never see passwords or keys.</li>
<li><strong>Google</strong>, when its prompt loads or you choose to sign in with it.</li>
<li><strong>The company that hosts this website</strong> carries every page and every form you send, and so sees your IP address.</li>
<li><strong>YouTube, Vimeo and Instagram</strong>, when you press play on a video that is kept there. Until then nothing is loaded from them.</li>
<li><strong>The carrier</strong> that brings your box, and the companies that <strong>process payments</strong> and <strong>send our email</strong>.</li>
</ul>
<p>Those who work for us may use your data only for that work; Google and the video services also follow their own policies. We do not sell personal information, and we do not share it for advertising on other sites.</p>
<h2>How long we keep it</h2>
<p>Orders as long as tax law requires. Your account until you delete it: seven days later we erase it, with your reviews and their pictures, notifications and sign-ups. If an order is on its way then, we wait until it has arrived. Past orders keep what was bought and for how much, without your name and address; Shopify keeps those for up to 180 days after your last order, in case a payment is disputed. Messages as long as we need them to help you. An address that was entered for our emails and not confirmed is deleted after 30 days; once you unsubscribe, we keep it so that we send you nothing. A cart that nobody comes back to expires.</p>
<h2>Your choices</h2>
<p>In your account, under <a href="/profile/privacy">Your data</a>, you can download what we hold about you, change your email address, see and end sessions, choose your mails, and delete your account. If you ordered without an account, <a href="/contact?topic=privacy">ask us to delete what we hold about you</a>. You can also ask us for a copy, have something corrected, or have it deleted where the law does not require us to keep it. Write to ${POLICY_WORDS.supportLink}; we answer within ${POLICY_WORDS.reply}. We treat you no differently for asking, wherever you live.</p>
<h2>Children</h2>
<p>This shop is for adults. We do not knowingly collect data from children.</p>
<h2>Changes</h2>
<p>If this policy changes, the new text and its date appear here.</p>
`.trim(),
};
