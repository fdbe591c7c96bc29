import type {CachedPage} from './cached-page';

/** The one header with all that is stored beside the bytes of a page: each header costs time in every lookup. */
const FACTS = 'X-Page-Facts';

/** The content of that header, as JSON. */
interface PageFacts extends Pick<CachedPage, 'nonceOffsets' | 'storedAtMs'> {
  readonly byteLength: number;
  readonly discoveredOrigins: string;
}

/** The pages of all isolates of a data center, in the Cache API. */
export interface SharedPages {
  find(key: string): Promise<CachedPage | null>;
  store(key: string, page: CachedPage): Promise<void>;
}

interface SharedPagesOptions {
  readonly openCache: () => Promise<Pick<Cache, 'match' | 'put'>>;
  /** Separates the pages of other builds and other settings. */
  readonly version: string;
  readonly lifetimeS: number;
  /** What isolates discovered while they rendered, which the headers of a page need: text of ASCII characters. */
  readonly discoveredOrigins: {readonly export: () => string; readonly import: (text: string) => void};
}

export function createSharedPages({openCache, version, lifetimeS, discoveredOrigins}: SharedPagesOptions): SharedPages {
  const addressOf = (key: string) => `https://pages.invalid/${version}${key}`;
  return {
    async find(key) {
      const response = await (await openCache()).match(addressOf(key));
      const facts = response?.headers.get(FACTS);
      if (!response || !facts) return null;
      const {discoveredOrigins: text, byteLength, ...page} = JSON.parse(facts) as PageFacts;
      discoveredOrigins.import(text);
      const bytes = await readAtOnce(response, byteLength);
      return bytes && {...page, bytes};
    },
    async store(key, {bytes, nonceOffsets, storedAtMs}) {
      const facts: PageFacts = {
        nonceOffsets,
        storedAtMs,
        byteLength: bytes.length,
        discoveredOrigins: discoveredOrigins.export(),
      };
      const headers = {[FACTS]: JSON.stringify(facts), 'Cache-Control': `public, max-age=${lifetimeS}`};
      await (await openCache()).put(addressOf(key), new Response(bytes, {headers}));
    },
  };
}

/**
 * Reads a body in one call, because its length is known: `arrayBuffer()` joins many small chunks.
 * @returns null for a body that is truncated
 */
async function readAtOnce({body}: Response, byteLength: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!body) return null;
  const reader = body.getReader({mode: 'byob'});
  const read: ReadAtLeast = reader.read.bind(reader);
  let bytes = new Uint8Array(byteLength);
  let length = 0;
  while (length < byteLength) {
    const {value} = await read(bytes.subarray(length), {min: byteLength - length});
    if (!value || value.length === 0) return null;
    length += value.length;
    // Each read transfers the memory to a new buffer.
    bytes = new Uint8Array(value.buffer);
  }
  return bytes;
}

/** The DOM types do not have `min` yet; a runtime that ignores it needs more reads. */
type ReadAtLeast = (
  view: Uint8Array<ArrayBuffer>,
  options: {readonly min: number},
) => Promise<ReadableStreamReadResult<Uint8Array<ArrayBuffer>>>;
