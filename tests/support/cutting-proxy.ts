import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {z} from 'zod';

const BodySchema = z.object({query: z.string()});

/** Documents begin with a comment for the code generator. */
const isMutation = (body: string): boolean =>
  body.startsWith('{') && /^\s*(?:#graphql\s+)?mutation\b/.test(BodySchema.parse(JSON.parse(body)).query);

/** A proxy of a store that a run reaches it by, and that can cut it off as if the run had been killed. */
interface CuttingProxy {
  readonly origin: string;
  /** Cuts the run off at this mutation, the first of which is 1, before or after the store executes it. */
  cutAt(mutation: number, isExecuted: boolean): void;
  /** Lets everything through. */
  repair(): void;
  /** Whether the run was cut off. */
  isCut(): boolean;
  close(): Promise<void>;
}

async function forward(target: string, request: IncomingMessage, body: string): Promise<Response> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && /^(?:content-type|x-shopify|shopify)/.test(name) ? [[name, value]] : [],
    ),
  );
  return fetch(target + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers,
    ...(request.method === 'POST' && {body}),
  });
}

/** Starts a proxy of a store. @param target the origin of the store */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  let left = Infinity;
  let isExecuted = false;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      if (left <= 0) return request.socket.destroy();
      if (isMutation(body)) left -= 1;
      const isLast = left === 0;
      if (isLast && !isExecuted) return request.socket.destroy();
      const answer = await forward(target, request, body);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (isLast) return request.socket.destroy();
      response.writeHead(answer.status, {'content-type': answer.headers.get('content-type') ?? 'text/plain'});
      return response.end(bytes);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    cutAt(mutation, executed) {
      left = mutation;
      isExecuted = executed;
    },
    repair() {
      left = Infinity;
    },
    isCut: () => left <= 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
