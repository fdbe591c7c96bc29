import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

const SAFE = {
  'a text alone in its element': '<p>{count > 0 && `${count} items`}</p>',
  'texts that stay beside each other': '<p>{COPY.total} {total}</p>',
  'an element that comes and goes after a text': '<p>{label} {isNew && <Badge />}</p>',
  'a text in an element of its own after one that comes and goes': '<p>{isNew && <Badge />}<span>{label}</span></p>',
  'a text that comes and goes in an element of its own': '<p>{COPY.cart}{count > 0 && <b>{count}</b>}</p>',
  'elements that a prop holds': '<p>{isNew && <Badge />}{icon}</p>; type Props = {icon: ReactNode}',
  'elements that a constant holds': '<ul>{added.map(toRow)}{rows}</ul>; const rows = lines.map(toRow)',
  'a space between elements that come and go': "<p>{isNew && <Badge />}{' '}{isOld && <Badge />}</p>",
};

const UNSAFE = {
  'a text that comes and goes beside another': '<p>{COPY.cart}{count > 0 && `, ${count}`}</p>',
  'a text that is exchanged beside an element': '<p><Icon />{isPending ? COPY.saving : COPY.save}</p>',
  'a text after an element that comes and goes': '<button>{isPending && <Spinner />}{COPY.checkout}</button>',
  'a written text after an element that comes and goes': '<button>{isPending && <Spinner />} Check out</button>',
  'a text after two elements that come and go': '<p>{isNew && <Badge />}{isOld && <Badge />}{title}</p>',
  'a text after an exchanged element': '<a>{isPending ? <Spinner /> : <Icon />}{COPY.tryAgain}</a>',
  'a text after a list': '<p>{badges.map(toBadge)}{item.title}</p>',
  'a text in a fragment after an element that comes and goes': '<>{isNew && <Badge />}{COPY.title(name)}</>',
};

const folder = mkdtempSync(path.join(tmpdir(), 'bare-text-'));
afterAll(() => rmSync(folder, {recursive: true}));

let reported: readonly string[];

beforeAll(() => {
  mkdirSync(path.join(folder, 'parts'));
  for (const [name, code] of Object.entries({...SAFE, ...UNSAFE}))
    writeFileSync(path.join(folder, 'parts', `${name}.tsx`), `export const part = ${code};`);
  const config = path.join(folder, 'oxlint.json');
  const plugin = {name: 'translation', specifier: path.resolve('scripts/lib/bare-text.mjs')};
  const rules = {'translation/bare-text': 'error'};
  writeFileSync(config, JSON.stringify({jsPlugins: [plugin], categories: {correctness: 'off'}, rules}));
  // It ends with 1 if it reports anything.
  const {stdout} = spawnSync('npx', ['oxlint', '-c', config, '--format', 'json', path.join(folder, 'parts')], {
    encoding: 'utf8',
  });
  const {diagnostics} = JSON.parse(stdout) as {diagnostics: readonly {code: string; filename: string}[]};
  expect(new Set(diagnostics.map(({code}) => code))).toEqual(new Set(['translation(bare-text)']));
  reported = diagnostics.map(({filename}) => path.basename(filename, '.tsx'));
});

it.each(Object.keys(UNSAFE))('reports %s', (name) => {
  expect(reported.filter((each) => each === name)).toHaveLength(1);
});

it.each(Object.keys(SAFE))('allows %s', (name) => {
  expect(reported).not.toContain(name);
});
