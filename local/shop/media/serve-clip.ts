import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import {CLIP_NAMES} from '../../seed/media/clip-names';
import {parseByteRange} from './byte-range';
import {immutableHeaders, isNotModified, mediaError} from './media-response';

const FOLDER = new URL('../../seed/media/clips/', import.meta.url);

/** Returns the requested range; `If-Range` with another version's tag requests the whole clip. */
function requestedRange(request: Request, etag: string, size: number): ReturnType<typeof parseByteRange> {
  const condition = request.headers.get('If-Range');
  const isSameVersion = condition === null || condition === etag;
  return parseByteRange(isSameVersion && request.method === 'GET' ? request.headers.get('Range') : null, size);
}

/**
 * Serves a cooking clip or a part of it; some browsers only play video in ranges.
 *
 * @param name - name of the clip without its extension
 * @returns 200, 206 or 304; 404 for an unknown clip, 416 for a range beyond its end
 */
export async function serveClip(request: Request, name: string): Promise<Response> {
  if (!CLIP_NAMES.includes(name)) return mediaError(404, `There is no clip ${name}.mp4.`);
  const bytes = new Uint8Array(await readFile(new URL(`${name}.mp4`, FOLDER)));
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const headers = {...immutableHeaders('video/mp4', etag), 'Accept-Ranges': 'bytes'};
  if (isNotModified(request, etag)) return new Response(null, {status: 304, headers});
  const range = requestedRange(request, etag, bytes.length);
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
