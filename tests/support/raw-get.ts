import {request} from 'node:http';

/** The response to an exact path, which `fetch` would normalize. */
export interface RawResponse {
  readonly status: number;
  readonly body: string;
}

/** Requests a path without normalizing it. */
export function rawGet(origin: string, path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  const {hostname: host, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({host, port, path, headers: {accept: 'text/html', ...headers}}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('end', () => resolve({status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString()}));
      response.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
