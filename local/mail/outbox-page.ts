import {html, type Markup} from '../kit/html';
import {pageResponse} from '../shop/checkout/page';
import type {ShopContext} from '../shop/state';
import type {Mail} from './mail';

const BANNER = 'Outbox of this machine — no mail leaves it';

const URL_IN_TEXT = /(https?:\/\/[^\s<>"')\]]+)/;

/** Turns URLs into links. The capturing group makes every second part of the split a URL. */
const linked = (text: string): readonly (Markup | string)[] =>
  text.split(URL_IN_TEXT).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

const time = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC'});

const headerLines = ({headers = {}}: Mail): readonly Markup[] =>
  Object.entries(headers).map(([name, value]) => html`<p class="hint">${name}: ${value}</p>`);

const mailCard = (mail: Mail): Markup => {
  const {id, at, from, to, replyTo, subject, text, html: page} = mail;
  return html`<article class="card" aria-labelledby="subject-${id}">
    <h2 id="subject-${id}">${subject}</h2>
    <p class="hint">
      To ${to.join(', ')} from ${from}${replyTo && `, answers to ${replyTo}`},
      <time datetime="${at}">${time.format(new Date(at))} UTC</time>
    </p>
    ${headerLines(mail)} ${text && html`<p class="note">${linked(text)}</p>`}
    ${page && html`<p class="actions"><a href="/__outbox/${id}">Show as HTML</a></p>`}
  </article>`;
};

const filterForm = (to: string | null): Markup =>
  html`<form class="card" action="/__outbox">
    <div class="field">
      <label for="to">Only mails to</label>
      <div class="promo">
        <input id="to" name="to" type="email" value="${to ?? ''}" autocomplete="off" />
        <button>Show</button>
      </div>
    </div>
  </form>`;

/** Creates the page that lists all mails, the newest first. */
export function outboxPage(mails: readonly Mail[], to: string | null, context: ShopContext): Response {
  const list = mails.length > 0 ? mails.map(mailCard) : html`<p>No mail${to && ` to ${to}`} yet.</p>`;
  const body = html`<h1>Outbox</h1>
    ${filterForm(to)} ${list}`;
  return pageResponse({title: 'Outbox', body, back: 'shop', banner: BANNER}, context);
}

/** Allows the markup of a mail and the storefront's pictures, but no scripts and no forms. */
const mailPolicy = (pictures: string): string =>
  `sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}`;

/** Creates the page that shows the HTML of one mail. */
export const mailResponse = (page: string, {config}: ShopContext): Response =>
  new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': mailPolicy(config.storefrontOrigin),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
