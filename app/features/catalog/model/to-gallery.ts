import {toEmbed} from '~/core/to-embed';
import type {ProductMediaFragment} from '../../../../storefrontapi.generated';
import {readAddresses, type Metafield} from './metafields';
import {previewPicture} from './picture-of';
import type {MediaView, PictureView} from './product-view';
import {toListedMedia} from './to-listed-media';

/** The parts of a product that make its gallery. */
export interface GallerySource {
  readonly title: string;
  readonly featuredImage?: PictureSource | null;
  readonly media: {readonly nodes: readonly ProductMediaFragment[]};
  /** Addresses that the merchant keeps beside the platform's own media. */
  readonly moreMedia?: Metafield;
}

interface PictureSource {
  readonly url: string;
  readonly altText?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** @returns the picture; null when there is none. */
export function toPicture(image: PictureSource | null | undefined): PictureView | null {
  if (!image) return null;
  const {url, altText = null, width = null, height = null} = image;
  return {url, altText, width, height};
}

/**
 * Lists a product's pictures and then its films, each in the merchant's order. Kinds that a page cannot show, and clips
 * still being processed, are shown by their preview picture or left out.
 * @returns at least the featured picture, where there is one
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

/** @returns a film with a poster, where there is any picture for it; null for what is no film */
const withPoster = (entry: MediaView, cover: PictureView | null): MediaView | null =>
  entry.kind === 'image' ? null : {...entry, poster: entry.poster ?? cover};

function toMedia(media: ProductMediaFragment, title: string): MediaView | null {
  const poster = toPicture(media.previewImage);
  const alt = media.alt || title;
  const clip = media.__typename === 'Video' ? playableUrl(media.sources) : null;
  if (clip) return {kind: 'clip', alt, poster, url: clip};
  const embed = media.__typename === 'ExternalVideo' ? toEmbed(media.originUrl) : null;
  if (embed) return {kind: 'external', alt, poster, url: embed.sourceUrl, service: embed.service};
  const image = (media.__typename === 'MediaImage' ? toPicture(media.image) : null) ?? poster;
  return image && {kind: 'image', alt, image};
}

/** @returns the address of the first source that every browser plays; null when there is none. */
export const playableUrl = (sources: readonly {readonly url: string; readonly mimeType: string}[]): string | null =>
  sources.find(({mimeType}) => mimeType === 'video/mp4')?.url ?? null;
