import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {listAll} from './list-all';
import {FILES_QUERY} from './steps/files.admin.gql';

const FileSchema = z.object({
  id: z.string(),
  fileStatus: z.string(),
  filename: z.string().optional(),
  image: z.object({url: z.string()}).nullish(),
});

type StoreFile = z.infer<typeof FileSchema>;

/** A picture has no name of its own in the API: its address ends with it. */
function nameOf({filename, image}: StoreFile): string | null {
  if (filename) return filename;
  return image ? (new URL(image.url).pathname.split('/').at(-1) ?? null) : null;
}

/** Reads the files of the store that can be shown, by name. */
async function findShownFiles(admin: AdminClient): Promise<ReadonlyMap<string, StoreFile>> {
  const files = await listAll(admin, FILES_QUERY, FileSchema);
  return new Map(
    files
      .filter(({fileStatus}) => fileStatus === 'READY')
      .flatMap((file) => {
        const name = nameOf(file);
        return name === null ? [] : [[name, file] as const];
      }),
  );
}

/** Reads the files of the store that can be shown: their ids by name. */
export const findFiles = async (admin: AdminClient): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await findShownFiles(admin))].map(([name, {id}]) => [name, id]));

/** Reads the pictures of the store that can be shown: their addresses by name. */
export const findPictures = async (admin: AdminClient): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await findShownFiles(admin))].flatMap(([name, {image}]) => (image ? [[name, image.url] as const] : [])));
