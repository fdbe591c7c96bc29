import {once} from 'node:events';
import {createServer, type IncomingHttpHeaders} from 'node:http';

export interface ReceivedWebhook {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The exact bytes that were signed. */
  readonly raw: Buffer;
  readonly topic: string;
}

/** The status of a response; `hang` never responds. */
type Reply = number | 'hang';

/** A server in place of the storefront that records webhooks. */
export interface WebhookReceiver {
  readonly origin: string;
  readonly received: readonly ReceivedWebhook[];
  /** Sets the responses to the next webhooks, in order; all others receive 200. */
  respondNext(...replies: readonly Reply[]): void;
  reset(): void;
  close(): Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {method = '', url: path = '', headers} = request;
      received.push({method, path, headers, raw: Buffer.concat(chunks), topic: String(headers['x-shopify-topic'])});
      const reply = replies.shift() ?? 200;
      if (reply !== 'hang') response.writeHead(reply).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    origin: `http://localhost:${port}`,
    received,
    respondNext: (...next) => void replies.push(...next),
    reset() {
      received.length = 0;
      replies.length = 0;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
