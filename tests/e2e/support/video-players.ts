import type {Page} from '@playwright/test';

/** Posts a message to the page around a player, as the real ones do: JSON in a text. */
const post = (message: object) => `parent.postMessage(${JSON.stringify(JSON.stringify(message))}, '*');`;

/** Answers a message for which a condition holds. */
const answer = (condition: string, message: object) =>
  `addEventListener('message', ({data}) => { const sent = JSON.parse(data); if (${condition}) ${post(message)} });`;

/**
 * What each service's player tells the page around it. Instagram's posts its height once it is laid out. YouTube's answers
 * the handshake of the IFrame API, if its address allows that API. Vimeo's answers a ping.
 */
const PLAYERS = {
  'https://www.instagram.com/**': post({type: 'MEASURE', details: {height: 480}}),
  'https://www.youtube-nocookie.com/**': answer(
    "sent.event === 'listening' && new URL(location.href).searchParams.get('enablejsapi') === '1'",
    {event: 'initialDelivery', id: 1, channel: 'widget', info: {}},
  ),
  'https://player.vimeo.com/**': answer("sent.method === 'ping'", {method: 'ping'}),
};

/** Stands in for the players of all services. */
export async function serveVideoPlayers(page: Page): Promise<void> {
  for (const [url, script] of Object.entries(PLAYERS)) {
    const body = `<!doctype html><html lang="en"><title>player</title><script>${script}</script></html>`;
    await page.route(url, (route) => route.fulfill({contentType: 'text/html', body}));
  }
}

/** Blocks all services, as some networks and extensions do: the browser shows its own error page, which loads. */
export async function blockVideoPlayers(page: Page): Promise<void> {
  for (const url of Object.keys(PLAYERS)) await page.route(url, (route) => route.abort('blockedbyclient'));
}
