import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {createElement, Suspense, type ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import {readModule, readPatched} from '../../../tests/support/package-module';

const REACT = 'react-dom/cjs/react-dom-server.browser.production.min.js';
const ELEMENTS = 'react/cjs/react-jsx-runtime.production.min.js';

interface Renderer {
  renderToReadableStream(tree: ReactElement, options: {nonce: string}): Promise<ReadableStream<Uint8Array>>;
}

function loadScript(code: string): object {
  const exported = {};
  compileFunction(code, ['exports', 'require'])(exported, createRequire(import.meta.url));
  return exported;
}

const loadReact = (code: string) => loadScript(code) as Renderer;

/** A page with what React escapes, texts longer than its blocks, and a part that arrives later. */
function samplePage() {
  let arrived = false;
  const later = new Promise<void>((resolve) => setTimeout(() => resolve(void (arrived = true)), 5));
  const Late = () => {
    if (!arrived) throw later;
    return createElement('p', {title: 'late “quotes”'}, 'naïve 🍛 & <b>');
  };
  return createElement(
    'html',
    null,
    createElement(
      'body',
      {style: {color: 'red', lineHeight: 2, marginTop: 4}, 'data-count': 7, hidden: true, tabIndex: 0},
      createElement('input', {defaultValue: 'a"b', disabled: true, maxLength: 5}),
      createElement('textarea', {defaultValue: '\nfirst'}),
      createElement('p', null, 'x'.repeat(2_000), 3, null, '', 'é'.repeat(511)),
      createElement('div', {dangerouslySetInnerHTML: {__html: '<i>as is</i>'}}),
      createElement(Suspense, {fallback: createElement('p', null, '…')}, createElement(Late)),
    ),
  );
}

const render = async ({renderToReadableStream}: Renderer) =>
  new Response(await renderToReadableStream(samplePage(), {nonce: 'n"1'})).text();

describe('the patched React', () => {
  it('renders the same page as React itself', async () => {
    const page = await render(loadReact(readPatched(REACT)));
    expect(page).toBe(await render(loadReact(readModule(REACT))));
    expect(page).toContain('late “quotes”');
  });

  it('does not mix the bytes of two pages that render at the same time', async () => {
    const react = loadReact(readPatched(REACT));
    const alone = await render(react);
    expect(await Promise.all([render(react), render(react), render(react)])).toEqual([alone, alone, alone]);
  });
});

describe('the patched elements', () => {
  interface Elements {
    jsx(type: unknown, props: object, key?: unknown): object;
  }
  const {jsx: published} = loadScript(readModule(ELEMENTS)) as Elements;
  const {jsx} = loadScript(readPatched(ELEMENTS)) as Elements;
  const Titled = Object.assign(() => null, {defaultProps: {title: 'none', children: 'all'}});

  it.each([
    ['of a tag', 'p', {className: 'x', children: ['a', 1]}, undefined],
    ['in a list', 'li', {children: 'a'}, 7],
    ['with a key among its props', 'li', {key: 'k', id: 'i'}, undefined],
    ['with a ref', 'img', {ref: {current: null}, alt: ''}, undefined],
    ['with defaults', Titled, {title: undefined, id: 'i'}, undefined],
  ])('are the same %s', (_case, type, props, key) => {
    expect(jsx(type, {...props}, key)).toEqual(published(type, {...props}, key));
  });
});
