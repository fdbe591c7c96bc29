import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {PictureSize} from '../../seed/media/picture-sizes';

/** Files are named after their content, so that all shops of this machine may share them. */
const FOLDER = fileURLToPath(new URL('../../../.local/media/uploads', import.meta.url));
/** The name that staff gave the file, and the beginning of the digest of its content. */
const NAME = /^[\w-]+-u([0-9a-f]{16})$/;

/** Returns the file of an uploaded picture, or null for any other name. */
export function uploadedPicturePath(name: string): string | null {
  const digest = NAME.exec(name)?.[1];
  return digest === undefined ? null : join(FOLDER, digest);
}

const sizes = new Map<string, PictureSize>();

/** @returns null for what is no picture */
async function readSize(bytes: Uint8Array): Promise<PictureSize | null> {
  // Loaded when it is needed: the shop starts without it.
  const {default: sharp} = await import('sharp');
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (!found) return null;
  const {width, height} = found.autoOrient;
  return {width, height};
}

/**
 * Stores a picture that staff uploaded.
 * @returns its name without an extension, and its size; null for what is no picture
 */
export async function storeUploadedPicture(bytes: Uint8Array, fileName: string) {
  const size = await readSize(bytes);
  if (!size) return null;
  const stem = fileName.replace(/\.\w+$/, '').replaceAll(/[^\w-]+/g, '-');
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const file = join(FOLDER, digest);
  if (!existsSync(file)) {
    await mkdir(FOLDER, {recursive: true});
    await writeFile(file, bytes);
  }
  sizes.set(file, size);
  return {name: `${stem}-u${digest}`, size};
}

/** Returns the size of an uploaded picture, or undefined if there is none of this name. */
export async function uploadedPictureSize(name: string): Promise<PictureSize | undefined> {
  const file = uploadedPicturePath(name);
  if (file === null || !existsSync(file)) return undefined;
  const size = sizes.get(file) ?? (await readSize(await readFile(file)));
  if (size) sizes.set(file, size);
  return size ?? undefined;
}
