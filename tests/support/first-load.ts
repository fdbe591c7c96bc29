import {gzipSync} from 'node:zlib';

/** The gzipped bytes that a first visit to a page loads. */
export interface FirstLoad {
  readonly path: string;
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly scripts: number;
}

const GZIP = {level: 9};

/** Measures the styles that a page's HTML names and the scripts that it loads after its first paint. */
export async function measureFirstLoad(origin: string, path: string): Promise<FirstLoad> {
  const html = await (await fetch(origin + path, {headers: {Accept: 'text/html'}})).text();
  const listed = /for \(const href of (\[[^\]]*\])\)/.exec(html)?.[1] ?? '[]';
  const scripts = JSON.parse(listed) as string[];
  const styles = matches(html, /href="(\/assets\/[^"]+\.css)"/g);
  return {
    path,
    htmlBytes: gzipSync(html, GZIP).length,
    scriptBytes: await weigh(origin, scripts),
    styleBytes: await weigh(origin, styles),
    scripts: scripts.length,
  };
}

const matches = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
];

async function weigh(origin: string, files: readonly string[]): Promise<number> {
  const bodies = await Promise.all(files.map(async (file) => (await fetch(origin + file)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(new Uint8Array(body), GZIP).length, 0);
}
