import type {CachedPage} from './cached-page';

const NONCE_OFFSETS = 'X-Nonce-Offsets';
const STORED_AT_MS = 'X-Stored-At-Ms';
const LEARNED = 'X-Learned';

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
      if (!response) return null;
      learned.adopt(response.headers.get(LEARNED) ?? '{}');
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        nonceOffsets: (response.headers.get(NONCE_OFFSETS) ?? '').split(',').map(Number),
        storedAtMs: Number(response.headers.get(STORED_AT_MS)),
      };
    },
    async store(key, {bytes, nonceOffsets, storedAtMs}) {
      const headers = {
        [NONCE_OFFSETS]: nonceOffsets.join(),
        [STORED_AT_MS]: String(storedAtMs),
        [LEARNED]: learned.read(),
        'Cache-Control': `public, max-age=${lifetimeS}`,
      };
      await (await openCache()).put(addressOf(key), new Response(bytes, {headers}));
    },
  };
}
