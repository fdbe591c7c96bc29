import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bannedWordsIn} from '../support/banned-words';

/** What Remix looks for in every route, and the workbench in every file of stories. */
const CONVENTIONAL_EXPORTS = new Set([
  'loader',
  'action',
  'meta',
  'headers',
  'links',
  'shouldRevalidate',
  'ErrorBoundary',
  'stories',
]);

const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => existsSync(file));
const sources = tracked.filter((file) => /\.(tsx?|mjs)$/.test(file) && !/generated|database\.types/.test(file));
const texts = new Map<string, string>();
/** Returns the text of a file, which is read once for all rules. */
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

const LOCAL_IMPORT = /^(?:import|export)\b[^;]*?\bfrom '([.~][^']*)'|^import '([.~][^']*)'/gm;

/** Returns the files that a file imports, type-only imports included and dynamic ones left out. */
function importsOf(file: string): readonly string[] {
  return [...read(file).matchAll(LOCAL_IMPORT)].flatMap(([, from, effect]) => {
    const specifier = from ?? effect ?? '';
    const target = specifier.startsWith('~/')
      ? path.join('app', specifier.slice(2))
      : path.join(path.dirname(file), specifier);
    return [target, `${target}.ts`, `${target}.tsx`].filter((each) => known.has(each));
  });
}
const known = new Set(sources);

/** Returns every circle of imports once, as the files along it. */
function circularImports(): readonly string[] {
  const graph = new Map(sources.map((file) => [file, importsOf(file)]));
  const done = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) found.add([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  return [...found];
}

/** Returns the names that several files of a folder share, with these files. */
function repeated(files: readonly string[], namesOf: (file: string) => readonly string[]): readonly string[] {
  const byName = new Map<string, Set<string>>();
  for (const file of files)
    for (const name of namesOf(file)) byName.set(name, (byName.get(name) ?? new Set()).add(file));
  return [...byName].filter(([, where]) => where.size > 1).map(([name, where]) => `${name}: ${[...where].join(', ')}`);
}

/** Parts of the code in which a name has one meaning; all of `app` outside of the first four shares one. */
const SURFACES = ['shop', 'admin', 'orders', 'platform', 'ui and core', 'local'] as const;

function surfaceOf(file: string): (typeof SURFACES)[number] | undefined {
  const [top, folder] = file.split('/');
  if (top === 'local') return 'local';
  if (top !== 'app') return undefined;
  return SURFACES.slice(0, 4).find((surface) => surface === folder) ?? 'ui and core';
}

const exportsOf = (file: string) =>
  [...read(file).matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)].flatMap(
    ([, name]) => (name && !CONVENTIONAL_EXPORTS.has(name) ? [name] : []),
  );

describe('the sources', () => {
  it('use no word that only this project would understand', () => {
    const written = tracked.filter(
      (file) => /\.(tsx?|mjs|sql|md)$/.test(file) && (known.has(file) || !/tsx?$/.test(file)),
    );
    expect(written.flatMap((file) => bannedWordsIn(file, read(file)))).toEqual([]);
  });

  it('import each other in no circle, types included', () => {
    expect(circularImports()).toEqual([]);
  });

  it.each(SURFACES)('have file names and exports that are unique within %s', (surface) => {
    const files = sources.filter((file) => surfaceOf(file) === surface && !/\.test\./.test(file));
    const named = files.filter((file) => !file.startsWith('app/routes/') && path.basename(file) !== 'main.ts');
    expect(repeated(named, (file) => [path.basename(file)])).toEqual([]);
    expect(repeated(named, exportsOf)).toEqual([]);
  });

  it('begin no visually hidden text with punctuation, which screen readers read apart from the word before', () => {
    const components = sources.filter((file) => /\.tsx$/.test(file));
    expect(components.filter((file) => /<VisuallyHidden\b[^>]*>\s*[:;,.]/.test(read(file)))).toEqual([]);
  });

  it('create React trees beside the page’s with the one function that keeps recovered errors from ending the page', () => {
    const creators = sources.filter((file) => file.startsWith('app/') && /\bcreateRoot\b/.test(read(file)));
    expect(creators).toEqual(['app/ui/own-root.ts']);
    expect(read('app/ui/own-root.ts')).toContain('onRecoverableError');
  });

  it('style no descendants by what the page contains, which would restyle the whole page after each change of it', () => {
    const styles = tracked.filter((file) => file.startsWith('app/') && file.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(3);
    const selectors = styles.flatMap((file) => [
      ...read(file).matchAll(/(?:html|body|main|:root):has\((?:[^()]|\([^()]*\))*\)([^{,]*)/g),
    ]);
    expect(selectors.length).toBeGreaterThan(1);
    expect(selectors.map(([, rest]) => rest!.trim()).filter((rest) => rest !== '')).toEqual([]);
    // Any last child could be one, so each arrival of a streamed element would restyle all within the one before it.
    expect(styles.filter((file) => /:last-child\s*>?\s*\*/.test(read(file)))).toEqual([]);
    expect(sources.filter((file) => /\.tsx$/.test(file) && read(file).includes('group-last:'))).toEqual([]);
  });

  it('load every admin page again after a rejected form, whose idempotency key is used up', () => {
    const pages = sources.filter((file) => /^app\/routes\/admin[.].*tsx$/.test(file));
    const forms = pages.filter((file) => /^export (?:const|async function|function) action\b/m.test(read(file)));
    expect(forms.length).toBeGreaterThan(9);
    expect(forms.filter((file) => !read(file).includes('shouldRevalidate'))).toEqual([]);
  });

  it('name the market of the shop in one module', () => {
    const app = sources.filter((file) => /^app\/(?!.*(?:test|fixtures|samples?|stories)\.)/.test(file));
    // Comments may name examples.
    const named = app.filter((file) => /^(?!\s*(?:\*|\/\/)).*'(?:en-US|USD)'/m.test(read(file)));
    expect(named).toEqual(['app/core/market.ts']);
  });

  it('keep every page with a form while the connection fails, instead of the error screen', () => {
    const forms = sources.filter(
      (file) => /^app\/routes\/.*tsx$/.test(file) && /^export .*\baction\b/m.test(read(file)),
    );
    expect(forms.length).toBeGreaterThan(30);
    expect(forms.filter((file) => !/^export .*\bclientAction\b/m.test(read(file)))).toEqual([]);
  });

  it('use the plain button, which cannot lead to a choice of options, only inside the buttons that can', () => {
    const plain = sources.filter((file) => file.startsWith('app/') && read(file).includes("'~/shop/cart/AddToCart'"));
    expect(plain).toEqual(['BarButton', 'BuyBox', 'BuyButton'].map((name) => `app/shop/composition/${name}.tsx`));
  });
});
