import {serveHttp} from '../../../local/kit/serve-http';
import {expect, test} from '../fixtures';

/** Serves a storefront at another origin; its pages stop before their content, until `sendRest` is called. */
async function serveInPieces(origin: string) {
  let sendRest = () => {};
  const sent = new Promise<void>((resolve) => (sendRest = resolve));
  const server = await serveHttp({
    port: 0,
    host: 'localhost',
    async fetch({url, headers}) {
      const {pathname, search} = new URL(url);
      const response = await fetch(origin + pathname + search, {headers: {accept: headers.get('accept') ?? '*/*'}});
      const html = response.headers.get('content-type')?.includes('text/html') ? await response.text() : null;
      const kept = new Headers(response.headers);
      for (const name of ['content-length', 'content-encoding']) kept.delete(name);
      return new Response(html === null ? response.body : piecesOf(html, sent), {headers: kept});
    },
  });
  return {...server, sendRest};
}

function piecesOf(html: string, sent: Promise<void>): ReadableStream<Uint8Array> {
  const contentAt = html.indexOf('<h1');
  const bytes = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.encode(html.slice(0, contentAt)));
      await sent;
      controller.enqueue(bytes.encode(html.slice(contentAt)));
      controller.close();
    },
  });
}

test('the first paint of a page that arrives in pieces shows its content, not a header alone', async ({
  page,
  stack,
  tolerated,
}) => {
  const slow = await serveInPieces(stack.origin);
  tolerated.push(new RegExp(slow.origin));
  try {
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.firstFrame = document.querySelector('h1') ? 'content' : 'no content';
      });
    });
    await page.goto(`${slow.origin}/products`, {waitUntil: 'commit'});
    // With the styles there, a browser that does not wait for the content paints and is idle; one that waits is never idle.
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 500})));
    slow.sendRest();
    await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'content');
  } finally {
    await slow.close();
  }
});
