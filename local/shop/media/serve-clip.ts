import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {CLIP_NAMES} from '../../seed/media/clip-names';
import {readByteRange} from './byte-range';
import {isKnownToClient, lastingHeaders, refuse} from './conditional';

const FOLDER = new URL('../../seed/media/clips/', import.meta.url);

/** Browsers ask for parts of a video, some play nothing else; a part of another version than the first is of no use. */
function wantedRange(request: Request, etag: string, size: number): ReturnType<typeof readByteRange> {
  const condition = request.headers.get('If-Range');
  const stillSame = condition === null || condition === etag;
  return readByteRange(stillSame && request.method === 'GET' ? request.headers.get('Range') : null, size);
}

/**
 * Serves a cooking clip, whole or in part.
 * @param name of the clip, without its extension.
 * @returns 200, 206 or 304; 404 for a clip there is not, 416 for a part beyond its end.
 */
export async function serveClip(request: Request, name: string): Promise<Response> {
  if (!CLIP_NAMES.includes(name)) return refuse(404, `There is no clip ${name}.mp4.`);
  const bytes = new Uint8Array(await readFile(new URL(`${name}.mp4`, FOLDER)));
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const headers = {...lastingHeaders('video/mp4', etag), 'Accept-Ranges': 'bytes'};
  if (isKnownToClient(request, etag)) return new Response(null, {status: 304, headers});
  const range = wantedRange(request, etag, bytes.length);
  if (range.kind === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: {'Content-Range': `bytes */${bytes.length}`, 'Cache-Control': 'no-store'},
    });
  }
  const [start, end] = range.kind === 'part' ? [range.start, range.end] : [0, bytes.length - 1];
  const part = range.kind === 'part' && {'Content-Range': `bytes ${start}-${end}/${bytes.length}`};
  return new Response(request.method === 'HEAD' ? null : bytes.subarray(start, end + 1), {
    status: range.kind === 'part' ? 206 : 200,
    headers: {...headers, ...part, 'Content-Length': String(end - start + 1)},
  });
}
