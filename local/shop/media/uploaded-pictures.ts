import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {PictureSize} from '../../seed/media/picture-sizes';

/** Files are named after their content, so that all shops of this machine may share them. */
const FOLDER = fileURLToPath(new URL('../../../.local/media/uploads', import.meta.url));
const NAME = /^upload-[0-9a-f]{16}$/;

const pathOf = (name: string): string => join(FOLDER, name);

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

/** Stores a picture that staff uploaded. @returns its name without an extension, and its size; null for what is no picture */
export async function storeUploadedPicture(bytes: Uint8Array): Promise<{name: string; size: PictureSize} | null> {
  const size = await readSize(bytes);
  if (!size) return null;
  const name = `upload-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;
  if (!existsSync(pathOf(name))) {
    await mkdir(FOLDER, {recursive: true});
    await writeFile(pathOf(name), bytes);
  }
  sizes.set(name, size);
  return {name, size};
}

/** Returns the size of an uploaded picture, or undefined if there is none of this name. */
export async function uploadedPictureSize(name: string): Promise<PictureSize | undefined> {
  if (!NAME.test(name) || !existsSync(pathOf(name))) return undefined;
  const size = sizes.get(name) ?? (await readSize(await readFile(pathOf(name))));
  if (size) sizes.set(name, size);
  return size ?? undefined;
}

/** Returns the file of an uploaded picture, or null for any other name. */
export const uploadedPicturePath = (name: string): string | null => (NAME.test(name) ? pathOf(name) : null);
