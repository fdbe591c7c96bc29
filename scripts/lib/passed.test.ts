import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {digestOf} from './passed.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'digest-'));
  execFileSync('git', ['init', '--quiet'], {cwd: root});
  mkdirSync(path.join(root, 'local/shop'), {recursive: true});
  write('.gitignore', 'ignored\n');
  write('local/shop/cart.ts', 'one\ntwo\n');
  write('package-lock.json', '{}\n');
  write('app.ts', 'app\n');
  execFileSync('git', ['add', '.'], {cwd: root});
});
afterEach(() => rmSync(root, {recursive: true}));

const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
const digest = () => digestOf(['local', 'package-lock.json'], root);

describe('digestOf', () => {
  it('does not depend on times, line endings, ignored files or files elsewhere', () => {
    const before = digest();
    utimesSync(path.join(root, 'package-lock.json'), 1, 1);
    write('local/shop/cart.ts', 'one\r\ntwo\r\n');
    write('local/ignored', 'scratch');
    write('app.ts', 'other\n');
    expect(digest()).toBe(before);
  });

  it.each([
    ['changed', () => write('local/shop/cart.ts', 'one\n')],
    ['new', () => write('local/shop/new.ts', '')],
    ['deleted', () => rmSync(path.join(root, 'local/shop/cart.ts'))],
    ['one of the named files', () => write('package-lock.json', '{"lockfileVersion": 3}\n')],
  ])('is another one when a file is %s', (_what, change) => {
    const before = digest();
    change();
    expect(digest()).not.toBe(before);
  });
});
