import {fileURLToPath} from 'node:url';
import {CLIP_NAMES} from '../../seed/media/clip-names';
import {PICTURE_NAMES} from '../../seed/media/picture-sizes';
import type {ShopContext} from '../state';
import {refuse} from './conditional';
import {createPainter} from './painter';
import {createPictureCache, type PictureCacheOptions} from './picture-cache';
import {serveClip} from './serve-clip';
import {servePicture, type PictureWorkshop} from './serve-picture';

/** The media of a shop, as the platform's CDN serves them. */
export interface Media {
  /** @returns the answer, or null when the address is not one of media. */
  handle(request: Request): Promise<Response | null>;
  /** Ends the process that renders pictures; another starts when one is needed. */
  close(): void;
}

const DEFAULTS: PictureCacheOptions = {
  folder: fileURLToPath(new URL('../../../.local/media', import.meta.url)),
  memoryLimitBytes: 16 * 1024 * 1024,
};

const PICTURE = /^\/cdn\/shop\/files\/([\w-]+)\.png$/;
const CLIP = /^\/cdn\/shop\/videos\/([\w-]+)\.mp4$/;

/**
 * Makes a media service.
 * @param options where rendered pictures are kept, and how many bytes of them in memory.
 */
export function createMedia(options: Partial<PictureCacheOptions> = {}): Media {
  const workshop: PictureWorkshop = {cache: createPictureCache({...DEFAULTS, ...options}), painter: createPainter()};
  return {
    async handle(request) {
      const {pathname} = new URL(request.url);
      if (!pathname.startsWith('/cdn/shop/')) return null;
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Media can only be read.');
      const [, picture] = PICTURE.exec(pathname) ?? [];
      if (picture) return servePicture(request, picture, workshop);
      const [, clip] = CLIP.exec(pathname) ?? [];
      return clip ? serveClip(request, clip) : refuse(404, 'There is no such file.');
    },
    close: () => workshop.painter.close(),
  };
}

let shared: Media | undefined;

/**
 * Answers for `/cdn/shop/files/*.png` and `/cdn/shop/videos/*.mp4`, whatever the state of the shop; every shop of a process
 * shares the cache and the renderer.
 * @returns the answer, or null when the address is not one of media.
 */
export const handleMedia: (request: Request, context: ShopContext) => Promise<Response | null> = (request) => {
  shared ??= createMedia();
  return shared.handle(request);
};

/** @returns the names of all files there are: pictures as `.png`, clips as `.mp4`. */
export const mediaFiles = (): readonly string[] => [
  ...PICTURE_NAMES.map((name) => `${name}.png`),
  ...CLIP_NAMES.map((name) => `${name}.mp4`),
];
