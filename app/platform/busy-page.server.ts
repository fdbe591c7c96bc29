import {PAPER} from '~/styles/paper';
import {THEME_SCRIPT} from '~/styles/theme-script';
import {BUSY_COPY} from './busy-page-copy';
import {createDocument, type Finish} from './http.server';

/** Overload passes sooner than an outage. */
const RETRY_AFTER_SECONDS = 5;

const PICTURE =
  '<svg viewBox="0 0 32 32" aria-hidden="true" class="size-24"><path d="M10 8V6.5A3.5 3.5 0 0 1 13.5 3h5A3.5 3.5 0 0 1 22 6.5V8M3.5 9.5V24M28.5 9.5V24" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><rect x="6" y="7.5" width="20" height="6" rx="2.5" class="fill-mark-copper"/><rect x="6" y="14.75" width="20" height="6" rx="2" class="fill-mark-chilli"/><path d="M6 22h20v3.5A3.5 3.5 0 0 1 22.5 29h-13A3.5 3.5 0 0 1 6 25.5z" class="fill-mark-leaf"/></svg>';

const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-control px-5 py-2 text-base font-semibold no-underline';

/**
 * Creates the page for a visitor who would wait too long. It is a constant text, because it must cost next to nothing.
 * @param stylesheet the URL of the stylesheet
 * @param finish its nonce permits the script that sets the chosen theme
 */
export function createBusyPage(stylesheet: string, finish: Finish): Response {
  const {title, body, tryAgain, cart} = BUSY_COPY;
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${PAPER.light}">
<script nonce="${finish.nonce}">${THEME_SCRIPT}</script>
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body>
<main class="page grid min-h-dvh place-items-center py-16 text-center">
<div class="flex max-w-xl min-w-0 flex-col items-center">
${PICTURE}
<h1 class="mt-6 text-title">${title}</h1>
<p class="mt-3 text-lead text-balance text-ink-soft">${body}</p>
<p class="mt-8 flex flex-wrap justify-center gap-3">
<a href="" class="${BUTTON} bg-primary text-on-primary">${tryAgain}</a>
<a href="/cart" class="${BUTTON} border-2 border-ink/70 text-ink">${cart}</a>
</p>
</div>
</main>
</body>
</html>
`;
  const response = createDocument(html, finish, 503);
  response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  return response;
}
