import type {Visitor} from './visitor';

/** The user agent of a browser: crawlers receive each page without streaming. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** Reads a streamed page. @returns its HTML up to this text, and all of it */
export async function readStreamed(
  {get}: Pick<Visitor, 'get'>,
  path: string,
  words: string,
): Promise<{readonly early: string; readonly whole: string}> {
  const reader = (await get(path, {'User-Agent': BROWSER})).body?.getReader();
  const decoder = new TextDecoder();
  let [early, whole] = ['', ''];
  for (;;) {
    const {done, value} = (await reader?.read()) ?? {done: true};
    whole += decoder.decode(value, {stream: !done});
    if (!early && whole.includes(words)) early = whole;
    if (done) return {early, whole};
  }
}
