import {createHash} from 'node:crypto';
import {pictureSize} from '../../seed/media/picture-sizes';
import {isKnownToClient, lastingHeaders, refuse} from './conditional';
import {drawingVersion} from './drawing-version';
import type {Painter} from './painter';
import type {PictureCache} from './picture-cache';
import {framePicture} from './picture-frame';
import {readPictureWish, type Encoding} from './picture-request';

/** What serving a picture takes. */
export interface PictureWorkshop {
  readonly cache: PictureCache;
  readonly painter: Painter;
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
 * Serves a picture of the shop in the size, cut and encoding that the address and the `Accept` header ask for.
 * @param name of the picture, without its extension.
 * @returns 200 or 304; 404 for a picture there is not, 400 for parameters that make no sense.
 */
export async function servePicture(
  request: Request,
  name: string,
  {cache, painter}: PictureWorkshop,
): Promise<Response> {
  const master = pictureSize(name);
  if (!master) return refuse(404, `There is no picture ${name}.png.`);
  const wish = readPictureWish(new URL(request.url).searchParams, request.headers.get('Accept'));
  if (!wish.ok) return refuse(400, wish.error);
  const {encoding, negotiated} = wish.value;
  const frame = framePicture(master, wish.value);
  const key = digest(drawingVersion(), name, frame, encoding);
  const headers = {...lastingHeaders(MIME[encoding], `"${key}"`), ...(negotiated && {Vary: 'Accept'})};
  if (isKnownToClient(request, `"${key}"`)) return new Response(null, {status: 304, headers});
  const bytes = await cache.get(`${key}.${encoding}`, () => painter.paint({name, frame, encoding}));
  const sized = {...headers, 'Content-Length': String(bytes.length)};
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {headers: sized});
}
