import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {createElement, Suspense, type ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import {readModule} from '../../tests/support/package-module';
import {patchModule} from './package-patches';
import {REACT_STREAM} from './react-stream';

const REACT = 'react-dom/cjs/react-dom-server.browser.production.min.js';

const patched = () => patchModule(REACT_STREAM, `/shop/node_modules/${REACT}`, readModule(REACT)) ?? '';

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
    const page = await render(loadReact(patched()));
    expect(page).toBe(await render(loadReact(readModule(REACT))));
    expect(page).toContain('late “quotes”');
  });

  it('does not mix the bytes of two pages that render at the same time', async () => {
    const react = loadReact(patched());
    const alone = await render(react);
    expect(await Promise.all([render(react), render(react), render(react)])).toEqual([alone, alone, alone]);
  });
});
