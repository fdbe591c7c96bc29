import {toEmbed} from '~/core/to-embed';
import type {ProductMediaFragment} from '../../../../storefrontapi.generated';
import {readAddresses, type Metafield} from './metafields';
import {previewPicture} from './preview-picture';
import type {PictureView} from './picture-view';
import type {MediaView} from './product-view';
import {toListedMedia} from './to-listed-media';

export interface GallerySource {
  readonly title: string;
  readonly featuredImage?: PictureSource | null;
  readonly media: {readonly nodes: readonly ProductMediaFragment[]};
  /** A metafield with URLs of further media. */
  readonly moreMedia?: Metafield;
}

interface PictureSource {
  readonly url: string;
  readonly altText?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

export function toPicture(image: PictureSource | null | undefined): PictureView | null {
  if (!image) return null;
  const {url, altText = null, width = null, height = null} = image;
  return {url, altText, width, height};
}

/**
 * Lists a product's pictures and then its videos and 3D models, each in the merchant's order. Unsupported media and videos that are
 * still being processed are represented by their preview image or omitted.
 * @returns at least the featured picture, if there is one
 */
export function toGallery({title, featuredImage, media, moreMedia}: GallerySource): readonly MediaView[] {
  const entries = [
    ...media.nodes.flatMap((node) => toMedia(node, title) ?? []),
    ...readAddresses(moreMedia).flatMap((address) => toListedMedia(address, title) ?? []),
  ];
  const featured = toPicture(featuredImage);
  if (entries.length === 0) return featured ? [{kind: 'image', alt: featured.altText || title, image: featured}] : [];
  const pictures = entries.filter(({kind}) => kind === 'image');
  const cover = featured ?? pictures.map(previewPicture).find(Boolean) ?? null;
  return [...pictures, ...entries.flatMap((entry) => withPoster(entry, cover) ?? [])];
}

/** @returns a video with a poster, if there is any picture; null for pictures */
const withPoster = (entry: MediaView, cover: PictureView | null): MediaView | null =>
  entry.kind === 'image' ? null : {...entry, poster: entry.poster ?? cover};

function toMedia(media: ProductMediaFragment, title: string): MediaView | null {
  const poster = toPicture(media.previewImage);
  const alt = media.alt || title;
  const clip = media.__typename === 'Video' ? playableUrl(media.sources) : null;
  if (clip) return {kind: 'clip', alt, poster, url: clip};
  const embed = media.__typename === 'ExternalVideo' ? toEmbed(media.originUrl) : null;
  if (embed) return {kind: 'external', alt, poster, url: embed.sourceUrl, service: embed.service};
  const model = media.__typename === 'Model3d' ? viewableUrl(media.sources) : null;
  if (model) return {kind: 'model', alt, poster, url: model};
  const image = (media.__typename === 'MediaImage' ? toPicture(media.image) : null) ?? poster;
  return image && {kind: 'image', alt, image};
}

/** @returns the URL of the first source that every browser can play; null if there is none */
export const playableUrl = (sources: readonly {readonly url: string; readonly mimeType: string}[]): string | null =>
  sources.find(({mimeType}) => mimeType === 'video/mp4')?.url ?? null;

/** @returns the URL of the first source that browsers can show; null if there is none, as for a model in Apple's format only */
const viewableUrl = (sources: readonly {readonly url: string; readonly mimeType: string}[]): string | null =>
  sources.find(({mimeType}) => mimeType === 'model/gltf-binary')?.url ?? null;
