import {html} from '../../kit/html';
import {GOOGLE_PEOPLE, type GooglePerson} from './google-people';

const STYLE = `
body { margin: 0; padding: 1rem; font: 1rem/1.4 system-ui, sans-serif; color: #1f1f1f; background: #fff; }
h1 { font-size: 1.25rem; margin: 0 0 0.25rem; }
p { margin: 0 0 1rem; color: #444746; }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.5rem; max-width: 28rem; }
button { width: 100%; min-height: 44px; padding: 0.5rem 1rem; text-align: left; font: inherit; color: inherit;
  background: #fff; border: 1px solid #747775; border-radius: 0.5rem; cursor: pointer; }
button:hover { background: #f2f6fc; }
button:focus-visible { outline: 3px solid #0b57d0; outline-offset: 2px; }
small { display: block; color: #444746; overflow-wrap: anywhere; }
.close { margin-top: 1rem; max-width: 28rem; }
.prompt h1 { padding-right: 3rem; }
.prompt .close { position: fixed; top: 0; right: 0; width: 44px; margin: 0.5rem; padding: 0; border: 0;
  font-size: 1.5rem; text-align: center; }
`;

interface ChooserOptions {
  /** Hidden fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly action: string;
  /** The label of the button that chooses no account. */
  readonly closeLabel: string;
  readonly nonce: string;
  /** In the One Tap prompt the close button is a cross in the top right corner. */
  readonly isPrompt?: boolean;
  readonly script?: string;
}

const personButton = (person: GooglePerson) =>
  html`<li>
    <button name="person" value="${person.sub}">
      ${person.givenName} ${person.familyName} <small>${person.email}: ${person.note}</small>
    </button>
  </li>`;

/** Creates the page that lists all test accounts. It works without scripts. */
export function chooserPage({fields, action, closeLabel, nonce, isPrompt, script}: ChooserOptions): Response {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Choose an account: stand-in for Google</title>
      </head>
      <body class="${isPrompt ? 'prompt' : ''}">
        <h1>Choose an account</h1>
        <p>This machine stands in for Google: no password is asked.</p>
        <form method="post" action="${action}">
          ${hidden}
          <ul>
            ${Object.values(GOOGLE_PEOPLE).map(personButton)}
          </ul>
          <button class="close" name="person" value="" aria-label="${closeLabel}">
            ${isPrompt ? '×' : closeLabel}
          </button>
        </form>
      </body>
    </html>`.text;
  // The template would escape the style and the script, which are constants of this program.
  const whole = page
    .replace('</head>', `<style nonce="${nonce}">${STYLE}</style></head>`)
    .replace('</body>', script ? `<script nonce="${nonce}">${script}</script></body>` : '</body>');
  return new Response(whole, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'`,
      'cache-control': 'no-store',
    },
  });
}
