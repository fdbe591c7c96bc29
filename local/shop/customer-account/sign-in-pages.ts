import {html, type Markup} from '../../kit/html';
import {pageResponse} from '../checkout/page';
import type {ShopContext} from '../state';

type FieldFault = string | null;

const BANNER = 'Local sign-in — the code arrives in the outbox of this machine';
const UNPROCESSABLE = 422;

const field = (name: string, label: string, attributes: Markup, fault: FieldFault): Markup =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      required
      autofocus
      ${attributes}
      ${fault && html`aria-invalid="true" aria-describedby="${name}-error"`}
    />
    ${fault && html`<span class="error" id="${name}-error">${fault}</span>`}
  </div>`;

function page(heading: string, body: Markup, fault: FieldFault, context: ShopContext): Response {
  const parts = {title: fault ? `Error: ${heading}` : heading, back: 'shop', banner: BANNER} as const;
  return pageResponse(
    {
      ...parts,
      body: html`<h1>${heading}</h1>
        ${body}`,
      status: fault ? UNPROCESSABLE : 200,
    },
    context,
  );
}

export function emailPage(typed: string, fault: FieldFault, context: ShopContext): Response {
  const attributes = html`type="email" autocomplete="username" maxlength="255" value="${typed}"`;
  const body = html`<form class="card" method="post" novalidate>
    <p>Enter your email and we'll send you a sign-in code.</p>
    ${field('email', 'Email', attributes, fault)}
    <p class="actions"><button class="pay">Continue</button></p>
  </form>`;
  return page('Sign in', body, fault, context);
}

export function codePage(email: string, fault: FieldFault, context: ShopContext): Response {
  const attributes = html`inputmode="numeric" autocomplete="one-time-code" maxlength="12"`;
  const body = html`<form class="card" method="post" novalidate>
      <p>Enter the six digits we sent to <strong>${email}</strong>.</p>
      ${field('code', 'Sign-in code', attributes, fault)}
      <p class="actions"><button class="pay">Sign in</button></p>
    </form>
    <form method="post" novalidate>
      <input type="hidden" name="again" value="yes" />
      <p class="actions">
        <button>Send a new code</button>
        <a href="/__outbox?to=${encodeURIComponent(email)}">Read the mail in the outbox</a>
      </p>
    </form>`;
  return page('Enter your code', body, fault, context);
}
