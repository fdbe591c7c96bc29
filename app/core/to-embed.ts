/** Services for embedded videos. Their players' origins are listed in the Content-Security-Policy. */
export type VideoService = 'instagram' | 'vimeo' | 'youtube';

/** A video that another service hosts. Both URLs are built from the video's id only, never from the given address. */
export interface EmbedAddress {
  readonly service: VideoService;
  /** The video's own page. */
  readonly sourceUrl: string;
  /** The URL for an iframe. */
  readonly embedUrl: string;
}

const ADDRESS_MAX = 2048;
const INSTAGRAM_HOSTS = new Set(['instagram.com', 'www.instagram.com']);
/** `/p/…`, `/reel/…`, `/reels/…` and `/tv/…`, with or without a user name before and `/embed` after. */
const INSTAGRAM_PATH = /^\/(?:[\w.]{1,30}\/)?(p|reels?|tv)\/([\w-]{5,64})(?:\/embed)?\/?$/;
const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
/** `/{id}`, `/video/{id}` and `/channels/{name}/{id}`; an unlisted video has a hash after its id or in the parameter `h`. */
const VIMEO_PATH = /^\/(?:video\/|channels\/[\w-]{1,64}\/)?(\d{5,12})(?:\/([\da-f]{6,32}))?\/?$/;
const VIMEO_HASH = /^[\da-f]{6,32}$/;

/**
 * Converts the address of a video at Instagram, Vimeo or YouTube into URLs for embedding.
 * @param address untrusted text that a merchant entered
 * @param autoplay starts the video on load, muted and looped
 * @returns null unless it is an https address of a video at one of the three services
 */
export function toEmbed(address: string, {autoplay = false}: {readonly autoplay?: boolean} = {}): EmbedAddress | null {
  if (address.length > ADDRESS_MAX || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  return toInstagram(url, autoplay) ?? toVimeo(url, autoplay) ?? toYoutube(url, autoplay);
}

function toInstagram({hostname, pathname}: URL, autoplay: boolean): EmbedAddress | null {
  const [, kind, id] = (INSTAGRAM_HOSTS.has(hostname) && INSTAGRAM_PATH.exec(pathname)) || [];
  if (!kind || !id) return null;
  const sourceUrl = `https://www.instagram.com/${kind === 'reels' ? 'reel' : kind}/${id}/`;
  const parameters = autoplay ? '?autoplay=1&muted=1&loop=1' : '';
  return {service: 'instagram', sourceUrl, embedUrl: `${sourceUrl}embed/${parameters}`};
}

function toVimeo({hostname, pathname, searchParams}: URL, autoplay: boolean): EmbedAddress | null {
  const [, id, hashInPath] = (VIMEO_HOSTS.has(hostname) && VIMEO_PATH.exec(pathname)) || [];
  if (!id) return null;
  const hash = hashInPath ?? searchParams.get('h') ?? '';
  const isUnlisted = VIMEO_HASH.test(hash);
  const parameters = new URLSearchParams({
    ...(isUnlisted && {h: hash}),
    // Prevents the player from setting cookies and sending statistics.
    dnt: '1',
    ...(autoplay && {autoplay: '1', muted: '1', loop: '1'}),
  });
  return {
    service: 'vimeo',
    sourceUrl: `https://vimeo.com/${id}${isUnlisted ? `/${hash}` : ''}`,
    embedUrl: `https://player.vimeo.com/video/${id}?${parameters.toString()}`,
  };
}

function toYoutube(url: URL, autoplay: boolean): EmbedAddress | null {
  const id = youtubeId(url);
  if (!id || !YOUTUBE_ID.test(id)) return null;
  // YouTube loops a single video only as a playlist of one.
  const parameters = autoplay ? `&autoplay=1&mute=1&loop=1&playlist=${id}` : '';
  return {
    service: 'youtube',
    sourceUrl: `https://www.youtube.com/watch?v=${id}`,
    // The first parameter lets the player post messages to the page.
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?enablejsapi=1${parameters}`,
  };
}

function youtubeId({hostname, pathname, searchParams}: URL): string | null | undefined {
  const [first, second] = pathname.split('/').slice(1);
  if (hostname === 'youtu.be') return first;
  if (!YOUTUBE_HOSTS.has(hostname)) return null;
  if (first === 'watch') return searchParams.get('v');
  return first === 'shorts' || first === 'embed' ? second : null;
}
