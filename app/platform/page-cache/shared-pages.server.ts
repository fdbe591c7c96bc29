import type {CachedPage} from './cached-page';

/** The one header with all that is stored beside the bytes of a page: each header costs time in every lookup. */
const FACTS = 'X-Page-Facts';

/** The content of that header, as JSON. */
interface PageFacts extends Pick<CachedPage, 'nonceOffsets' | 'storedAtMs'> {
  readonly learned: string;
}

/** The pages of all isolates of a data center, in the Cache API. */
export interface SharedPages {
  find(key: string): Promise<CachedPage | null>;
  store(key: string, page: CachedPage): Promise<void>;
}

/** Where pages are stored, and for how long. */
interface SharedPagesOptions {
  readonly openCache: () => Promise<Pick<Cache, 'match' | 'put'>>;
  /** Separates the pages of other builds and other settings. */
  readonly version: string;
  readonly lifetimeS: number;
  /** What isolates learned while they rendered, which the headers of a page need: text of ASCII characters. */
  readonly learned: {readonly read: () => string; readonly adopt: (text: string) => void};
}

/** Opens the shared pages of one version. */
export function createSharedPages({openCache, version, lifetimeS, learned}: SharedPagesOptions): SharedPages {
  const addressOf = (key: string) => `https://pages.invalid/${version}${key}`;
  return {
    async find(key) {
      const response = await (await openCache()).match(addressOf(key));
      const facts = response?.headers.get(FACTS);
      if (!response || !facts) return null;
      const {learned: text, ...page} = JSON.parse(facts) as PageFacts;
      learned.adopt(text);
      return {...page, bytes: new Uint8Array(await response.arrayBuffer())};
    },
    async store(key, {bytes, nonceOffsets, storedAtMs}) {
      const facts: PageFacts = {nonceOffsets, storedAtMs, learned: learned.read()};
      const headers = {[FACTS]: JSON.stringify(facts), 'Cache-Control': `public, max-age=${lifetimeS}`};
      await (await openCache()).put(addressOf(key), new Response(bytes, {headers}));
    },
  };
}
