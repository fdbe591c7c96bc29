import {fileURLToPath} from 'node:url';
import {CLIP_NAMES} from '../../seed/media/clip-names';
import {PICTURE_NAMES} from '../../seed/media/picture-sizes';
import type {ShopContext} from '../state';
import {mediaError} from './media-response';
import {createPictureCache, type PictureCacheOptions} from './picture-cache';
import {createPictureRenderer} from './picture-renderer';
import {serveClip} from './serve-clip';
import {serveModel} from './serve-model';
import {servePicture, type PictureService} from './serve-picture';

/** Serves media as Shopify's CDN does. */
export interface Media {
  /** Returns the response, or null if the path is not under `/cdn/shop/`. */
  handle(request: Request): Promise<Response | null>;
  /** Stops the render process; the next picture starts a new one. */
  close(): void;
}

const DEFAULTS: PictureCacheOptions = {
  folder: fileURLToPath(new URL('../../../.local/media', import.meta.url)),
  memoryLimitBytes: 16 * 1024 * 1024,
};

const PICTURE = /^\/cdn\/shop\/files\/([\w-]+)\.png$/;
const MODEL = /^\/cdn\/shop\/3d\/models\/([\w-]+)\.glb$/;
const CLIP = /^\/cdn\/shop\/videos\/([\w-]+)\.mp4$/;

export function createMedia(options: Partial<PictureCacheOptions> = {}): Media {
  const service: PictureService = {
    cache: createPictureCache({...DEFAULTS, ...options}),
    renderer: createPictureRenderer(),
  };
  return {
    async handle(request) {
      const {pathname} = new URL(request.url);
      if (!pathname.startsWith('/cdn/shop/')) return null;
      if (request.method !== 'GET' && request.method !== 'HEAD') return mediaError(405, 'Media can only be read.');
      const [, picture] = PICTURE.exec(pathname) ?? [];
      if (picture) return servePicture(request, picture, service);
      const [, clip] = CLIP.exec(pathname) ?? [];
      if (clip) return serveClip(request, clip);
      const [, model] = MODEL.exec(pathname) ?? [];
      return model ? serveModel(request, model) : mediaError(404, 'There is no such file.');
    },
    close: () => service.renderer.close(),
  };
}

let shared: Media | undefined;

/**
 * Handles `/cdn/shop/files/*.png`, `/cdn/shop/videos/*.mp4` and `/cdn/shop/3d/models/*.glb`; returns null for other paths. All shops of a process share
 * one cache and one renderer.
 */
export const handleMedia: (request: Request, context: ShopContext) => Promise<Response | null> = (request) => {
  shared ??= createMedia();
  return shared.handle(request);
};

/** Returns the names of all files: pictures as `.png`, clips as `.mp4`. */
export const mediaFiles = (): readonly string[] => [
  ...PICTURE_NAMES.map((name) => `${name}.png`),
  ...CLIP_NAMES.map((name) => `${name}.mp4`),
];
