import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {request as httpRequest} from 'node:http';
import {createSecureServer, type Http2ServerRequest, type Http2ServerResponse} from 'node:http2';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serveStorefront} from '../../local/storefront/serve-storefront';
import {freePort} from '../support/free-port';
import {startLocalShop} from '../support/local-shop';

/** Headers about an HTTP/1.1 connection, which HTTP/2 forbids. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a shop and a storefront at an https address with HTTP/2, as the hosts serve it: a page's files share one connection
 * instead of opening six. Browsers must be told to ignore that the certificate is self-signed.
 * @throws Error if `openssl`, which creates the certificate, is missing
 */
export async function startHttp2Stack(): Promise<{readonly origin: string; close(): Promise<void>}> {
  const [port, securePort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${securePort}`;
  const shop = await startLocalShop({storefrontOrigin: origin});
  const env = {PUBLIC_ORIGIN: origin, ...shop.settings};
  const storefront = await serveStorefront({port, env, mediaOrigin: shop.origin, accountOrigin: shop.origin});
  const server = createSecureServer(createCertificate(), (request, response) => forward(request, response, port));
  await new Promise<void>((resolve) => server.listen(securePort, 'localhost', resolve));
  return {
    origin,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await storefront.close();
      await shop.close();
    },
  };
}

/** Creates a self-signed certificate for localhost and its key, valid for a day. */
function createCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [keyFile, certificateFile] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  execFileSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', ...files], {stdio: 'ignore'});
  const certificate = {key: readFileSync(keyFile), cert: readFileSync(certificateFile)};
  rmSync(folder, {recursive: true});
  return certificate;
}

function forward(request: Http2ServerRequest, response: Http2ServerResponse, port: number): void {
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
  const target = {host: 'localhost', port, path: request.url, method: request.method};
  const forwarded = httpRequest({
    ...target,
    headers: {...Object.fromEntries(headers), host: request.headers[':authority']},
  });
  forwarded.on('response', (answer) => {
    const kept = Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
    answer.pipe(response.stream);
  });
  forwarded.on('error', () => response.stream.close());
  request.pipe(forwarded);
}
