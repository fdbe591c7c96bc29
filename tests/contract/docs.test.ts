import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const FOLDERS = ['.', 'docs', 'docs/decisions', 'local'];
const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);

/** A table that is wider wraps in editors, which makes it unreadable. Use fewer words, or a list. */
const WIDEST_TABLE = 120;

const read = (file: string) => readFileSync(file, 'utf8');

/** Returns the anchors of a page as GitHub forms them from its headings. */
function anchorsOf(file: string): readonly string[] {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** Returns what a link to a file of the repository lacks; null for a link that works. */
function problemOf(file: string, link: string): string | null {
  const [target = '', anchor] = link.split('#');
  const linked = target ? path.join(path.dirname(file), target) : file;
  if (!existsSync(linked)) return `${link}: no such file`;
  return anchor && !anchorsOf(linked).includes(anchor) ? `${link}: no such heading` : null;
}

describe.each(PAGES)('%s', (file) => {
  const text = read(file);

  it('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const local = links.filter((link) => !/^(https?|mailto):/.test(link));
    expect(local.map((link) => problemOf(file, link)).filter(Boolean)).toEqual([]);
  });

  it('has no table that is wider than a screen', () => {
    const wide = text.split('\n').filter((line) => line.startsWith('|') && line.length > WIDEST_TABLE);
    expect(wide).toEqual([]);
  });

  it('names commands of package.json', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
    const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
