import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync, type BrotliOptions} from 'node:zlib';
import {addSecurityHeaders} from './security-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
const STREAM_BROTLI_QUALITY = 4;
/** As content delivery networks choose it; 9 took 77 times as long for 1 % less. */
const ASSET_BROTLI_QUALITY = 5;

/** Compressed files of this process by encoding, path and time of the last change. */
const compressed = new Map<string, Buffer>();

type Encoding = 'br' | 'gzip' | null;

/** Returns the best encoding that the client accepts, or null. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

export const isCompressible = (contentType: string | undefined): boolean => COMPRESSIBLE.test(contentType ?? '');

const brotli = (quality: number): BrotliOptions => ({params: {[constants.BROTLI_PARAM_QUALITY]: quality}});

/** Creates a compressor that flushes after each write, so it does not delay a streamed page. */
export function streamCompressor(encoding: 'br' | 'gzip') {
  return encoding === 'br'
    ? createBrotliCompress({...brotli(STREAM_BROTLI_QUALITY), flush: constants.BROTLI_OPERATION_FLUSH})
    : createGzip({flush: constants.Z_SYNC_FLUSH});
}

/**
 * Creates the handler of built files, which compresses each file once and makes files with a hash in their name immutable.
 *
 * @param directory - the client build
 * @returns a handler that returns true when the path is a built file
 */
export function createAssetFront(directory: string) {
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    const file = path.join(directory, path.normalize(decodeURI(pathname)));
    const type = TYPES[path.extname(file)];
    if (!type || !file.startsWith(directory + path.sep) || !existsSync(file) || !statSync(file).isFile()) return false;
    addSecurityHeaders(response).setHeader('Content-Type', type);
    if (pathname.startsWith('/mail/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader(
      'Cache-Control',
      pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    const encoding = isCompressible(type) ? acceptedEncoding(request) : null;
    if (!encoding) {
      createReadStream(file).pipe(response);
      return true;
    }
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Vary', 'Accept-Encoding');
    response.end(compressOnce(file, encoding));
    return true;
  };
}

function compressOnce(file: string, encoding: 'br' | 'gzip'): Buffer {
  const key = `${encoding} ${file} ${statSync(file).mtimeMs}`;
  const cached = compressed.get(key);
  if (cached) return cached;
  const source = readFileSync(file);
  const body = encoding === 'br' ? brotliCompressSync(source, brotli(ASSET_BROTLI_QUALITY)) : gzipSync(source);
  compressed.set(key, body);
  return body;
}
