import {describe, expect, it} from 'vitest';
import {loadModule, readModule, readPatched} from '../../../tests/support/package-module';

const DATA = 'turbo-stream/dist/turbo-stream.mjs';
const LOADERS = '@remix-run/server-runtime/dist/esm/data.js';
const ENTRY = '@remix-run/server-runtime/dist/esm/entry.js';
const HEADERS = '@remix-run/server-runtime/dist/esm/headers.js';

interface TurboStream {
  encode(input: unknown): ReadableStream<Uint8Array>;
  decode(stream: ReadableStream<Uint8Array>): Promise<{value: unknown; done: Promise<void>}>;
}

describe('the patched data', () => {
  const {encode} = loadModule(readPatched(DATA)) as TurboStream;
  const {decode} = loadModule(readModule(DATA)) as TurboStream;
  const count = async (stream: ReadableStream) => {
    let chunks = 0;
    for (const reader = stream.getReader(); !(await reader.read()).done;) chunks += 1;
    return chunks;
  };

  it.each([
    ['quotes "and" \\ \n \u0000 </script>'],
    ['naïve – “quotes” 🍛 \u2028'],
    ['half a pair \ud83c'],
    [{list: ['a', 'a', null, undefined, 2.5, -0, new Date(0)], again: {list: 'list', 'ключ “a”': 'a'}, none: {}}],
  ])('means %j, as before', async (value) => {
    const {value: decoded, done} = await decode(encode({value}));
    await done;
    expect(decoded).toEqual({value});
  });

  it('arrives at once with all promises that are settled, and later for each other one', async () => {
    const settled = {product: 'p', stock: Promise.resolve(8), related: Promise.resolve(['a', 'b'])};
    expect(await count(encode(settled))).toBe(1);
    const later = new Promise((resolve) => setTimeout(resolve, 5, 'late'));
    expect(await count(encode({...settled, later}))).toBe(2);
    const {value, done} = await decode(encode({...settled, later, failed: Promise.reject(new Error('no stock'))}));
    const {stock, related, failed} = value as Record<string, Promise<unknown>>;
    expect([await stock, await related, await (value as {later: Promise<unknown>}).later]).toEqual([
      8,
      ['a', 'b'],
      'late',
    ]);
    await expect(failed).rejects.toThrow('no stock');
    await done;
  });

  it('ends without an error when the reader leaves', async () => {
    const later = new Promise((resolve) => setTimeout(resolve, 1, 'late'));
    await encode({later}).cancel();
    await later;
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

describe('the patched server', () => {
  interface Loaders {
    callRouteLoader(call: object): Promise<string>;
  }
  const {callRouteLoader} = loadModule(readPatched(LOADERS), {
    './responses.js': {isDeferredData: () => false},
  }) as Loaders;
  const urlFor = (url: string) =>
    callRouteLoader({
      loader: ({request}: {request: Request}) => request.url,
      request: new Request(url),
      singleFetch: true,
    });

  it.each([
    ['https://shop.test/products', 'https://shop.test/products'],
    ['https://shop.test/products?sort=name', 'https://shop.test/products?sort=name'],
    ['https://shop.test/?index&_routes=root&q=1', 'https://shop.test/?q=1'],
  ])('passes for %s the address %s to loaders', async (received, passed) => {
    expect(await urlFor(received)).toBe(passed);
  });

  it('collects the modules of a build once', () => {
    const {createEntryRouteModules} = loadModule(readPatched(ENTRY)) as {createEntryRouteModules(of: object): object};
    const [one, other] = [{root: {module: {id: 1}}}, {root: {module: {id: 2}}}];
    expect(createEntryRouteModules(one)).toEqual({root: {id: 1}});
    expect(createEntryRouteModules(other)).toEqual({root: {id: 2}});
    expect(createEntryRouteModules(one)).toBe(createEntryRouteModules(one));
  });

  it.each([
    ['of no route', {}, {}],
    ['of a loader', {root: new Headers({'Set-Cookie': 'a=1'})}, {}],
    [
      'of an action and a loader',
      {page: new Headers({'Set-Cookie': 'b=2'})},
      {root: new Headers({'Set-Cookie': 'c=3'})},
    ],
  ])('sends the same headers as before with the cookies %s', (_case, loaderHeaders, actionHeaders) => {
    interface DocumentHeaders {
      getDocumentHeaders(build: object, context: object): Headers;
    }
    const build = {routes: {root: {module: {}}, page: {module: {headers: {'X-Page': '1'}}}}};
    const context = {matches: [{route: {id: 'root'}}, {route: {id: 'page'}}], loaderHeaders, actionHeaders};
    const imported = {'set-cookie-parser': {splitCookiesString: (text: string) => text.split(', ')}};
    const send = (code: string) => [
      ...(loadModule(code, imported) as DocumentHeaders).getDocumentHeaders(build, context),
    ];
    expect(send(readPatched(HEADERS))).toEqual(send(readModule(HEADERS)));
    expect(send(readPatched(HEADERS))).toContainEqual(['x-page', '1']);
  });
});
