import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {sum} from './sum';

/** The compressed bytes that a first visit to a page loads. */
export interface FirstLoad {
  readonly path: string;
  readonly htmlBytes: number;
  readonly styleBytes: number;
  /** Compressed by gzip. */
  readonly scriptBytes: number;
  readonly scriptBrotliBytes: number;
  /** By file, compressed by gzip. */
  readonly scripts: Readonly<Record<string, number>>;
}

/** The most that a first visit loads. */
export interface FirstLoadLimits {
  readonly scriptBytes: number;
  readonly scriptBrotliBytes: number;
  readonly scripts: number;
}

export const FIRST_LOAD_LIMITS: FirstLoadLimits = {scriptBytes: 110_000, scriptBrotliBytes: 97_000, scripts: 8};
/** For pages with the most parts: a product, its reviews, a recipe and the search. */
export const LARGE_PAGE_LIMITS: FirstLoadLimits = {scriptBytes: 113_000, scriptBrotliBytes: 100_000, scripts: 8};
/** For pages with a form that is checked while it is filled in. */
export const FORM_PAGE_LIMITS: FirstLoadLimits = {scriptBytes: 117_000, scriptBrotliBytes: 104_000, scripts: 8};

const GZIP = {level: 9};
const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 11}};

/** Measures the styles that a page's HTML names and the scripts that it loads after its first paint. */
export async function measureFirstLoad(origin: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(origin + path, {headers: {Accept: 'text/html'}})).text();
  const listed = /for \(const href of (\[[^\]]*\])\)/.exec(html)?.[1] ?? '[]';
  const scripts = await readAll(origin, JSON.parse(listed) as string[]);
  const styles = await readAll(origin, matches(html, /href="(\/assets\/[^"]+\.css)"/g));
  return {
    path,
    htmlBytes: gzipSync(html, GZIP).length,
    styleBytes: sum(styles.map(({body}) => gzipSync(body, GZIP).length)),
    scriptBytes: sum(scripts.map(({body}) => gzipSync(body, GZIP).length)),
    scriptBrotliBytes: sum(scripts.map(({body}) => brotliCompressSync(body, BROTLI).length)),
    scripts: Object.fromEntries(scripts.map(({file, body}) => [file.slice(1), gzipSync(body, GZIP).length])),
  };
}

const matches = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

const readAll = (origin: string, files: readonly string[]) =>
  Promise.all(
    files.map(async (file) => ({file, body: new Uint8Array(await (await fetch(origin + file)).arrayBuffer())})),
  );
