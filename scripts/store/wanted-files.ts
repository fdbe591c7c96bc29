import {readFile} from 'node:fs/promises';
import {pictureSize} from '../../local/seed/media/picture-sizes';
import type {Seed, SeedMedia} from '../../local/seed/types';
import {framePicture} from '../../local/shop/media/picture-frame';
import {createPictureRenderer} from '../../local/shop/media/picture-renderer';

const CLIPS = new URL('../../local/seed/media/clips/', import.meta.url);

/** A picture or clip that the store should hold. */
export type WantedFile = Extract<SeedMedia, {kind: 'image' | 'video'}>;

/** Reads the bytes of files. Pictures are drawn, because the repository has them as vectors. */
export interface FileReader {
  read(file: WantedFile): Promise<Uint8Array<ArrayBuffer>>;
  close(): void;
}

/** Whether the setup uploads it: videos at other services and 3D models are left out. */
export const isUploaded = (media: SeedMedia): media is WantedFile => media.kind === 'image' || media.kind === 'video';

/** Returns the pictures of articles. */
const articlePictures = ({blogs}: Seed): readonly WantedFile[] =>
  blogs
    .flatMap(({articles}) => articles)
    .flatMap(({picture}) => (picture ? [{kind: 'image' as const, ...picture}] : []));

/** Returns the media of products, metaobjects and articles, each once. 3D models are left out: the default catalog has none. */
export function wantedFiles(wanted: Seed): readonly WantedFile[] {
  const {products, pictures, clips} = wanted;
  const all = [...products.flatMap(({media}) => media), ...pictures, ...clips, ...articlePictures(wanted)];
  return [...new Map(all.filter(isUploaded).map((media) => [media.file, media] as const)).values()];
}

export function createFileReader(): FileReader {
  const renderer = createPictureRenderer();
  return {
    async read({kind, file}) {
      if (kind === 'video') return new Uint8Array(await readFile(new URL(file, CLIPS)));
      const name = file.replace(/\.png$/, '');
      const size = pictureSize(name);
      if (!size) throw new Error(`There is no picture ${name}.`);
      return new Uint8Array(await renderer.render({name, frame: framePicture(size, {}), encoding: 'png'}));
    },
    close: () => renderer.close(),
  };
}
