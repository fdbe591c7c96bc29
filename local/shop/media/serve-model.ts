import {createHash} from 'node:crypto';
import {statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {MODEL_NAMES} from '../../seed/media/model-names';
import {immutableHeaders, isNotModified, mediaError} from './media-response';

const FOLDER = new URL('../../seed/media/models/', import.meta.url);

/** Returns the size of a model's file. */
export const modelBytes = (file: string): number => statSync(new URL(file, FOLDER)).size;

/**
 * Serves a 3D model in the format GLB. Unlike pictures, viewers fetch it, which Shopify's CDN allows from any origin.
 *
 * @param name - name of the model without its extension
 * @returns 200 or 304; 404 for an unknown model
 */
export async function serveModel(request: Request, name: string): Promise<Response> {
  if (!MODEL_NAMES.includes(name)) return mediaError(404, `There is no model ${name}.glb.`);
  const bytes = new Uint8Array(await readFile(new URL(`${name}.glb`, FOLDER)));
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const headers = {...immutableHeaders('model/gltf-binary', etag), 'Access-Control-Allow-Origin': '*'};
  if (isNotModified(request, etag)) return new Response(null, {status: 304, headers});
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {...headers, 'Content-Length': String(bytes.length)},
  });
}
