import {createHash} from 'node:crypto';
import {pictureSize} from '../../seed/media/picture-sizes';
import {immutableHeaders, isNotModified, mediaError} from './media-response';
import type {PictureCache} from './picture-cache';
import {framePicture} from './picture-frame';
import type {PictureRenderer} from './picture-renderer';
import {parsePictureRequest, type Encoding} from './picture-request';
import {pictureVersion} from './picture-version';
import {uploadedPictureSize} from './uploaded-pictures';

export interface PictureService {
  readonly cache: PictureCache;
  readonly renderer: PictureRenderer;
}

const MIME: Readonly<Record<Encoding, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
};

const digest = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * Serves a picture in the size, crop and encoding that the URL and the `Accept` header request.
 *
 * @param name - name of the picture without its extension
 * @returns 200 or 304; 404 for an unknown picture, 400 for invalid parameters
 */
export async function servePicture(
  request: Request,
  name: string,
  {cache, renderer}: PictureService,
): Promise<Response> {
  const master = pictureSize(name) ?? (await uploadedPictureSize(name));
  if (!master) return mediaError(404, `There is no picture ${name}.png.`);
  const parsed = parsePictureRequest(new URL(request.url).searchParams, request.headers.get('Accept'));
  if (!parsed.ok) return mediaError(400, parsed.error);
  const {encoding, negotiated} = parsed.value;
  const frame = framePicture(master, parsed.value);
  const key = digest(pictureVersion(), name, frame, encoding);
  const headers = {...immutableHeaders(MIME[encoding], `"${key}"`), ...(negotiated && {Vary: 'Accept'})};
  if (isNotModified(request, `"${key}"`)) return new Response(null, {status: 304, headers});
  const bytes = await cache.get(`${key}.${encoding}`, () => renderer.render({name, frame, encoding}));
  const headersWithLength = {...headers, 'Content-Length': String(bytes.length)};
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {headers: headersWithLength});
}
