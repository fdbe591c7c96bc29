import {randomInt} from 'node:crypto';
import {createServer} from 'node:net';

/** Below the ephemeral range, so that no connection takes a port between its choice and its use. */
const PORTS = {from: 12_000, to: 32_000};

export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => resolve(true));
  });
  if (isListening) await new Promise((resolve) => server.close(resolve));
  return isListening;
}
