import {execFile} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, it, onTestFinished} from 'vitest';

/** Installs packages with an npm that does nothing, stops itself with a signal, and takes a moment to end. */
const LAUNCHER = `
  const {installPackages} = await import(process.env.PREPARE);
  await installPackages();
  process.once('SIGTERM', () => setTimeout(() => {
    console.log('stopped its programs');
    process.exit(0);
  }, 20));
  process.kill(process.pid, 'SIGTERM');
  setInterval(() => {}, 1_000);
`;

it('lets the launcher stop its programs on a signal after it has installed packages', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'prepare-'));
  onTestFinished(() => rmSync(directory, {recursive: true}));
  const npm = path.join(directory, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho https://registry.example\n');
  chmodSync(npm, 0o755);
  writeFileSync(
    path.join(directory, 'package-lock.json'),
    JSON.stringify({packages: {'node_modules/zod': {version: '4.0.0'}}}),
  );
  const {stdout} = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', LAUNCHER], {
    cwd: directory,
    env: {PATH: `${directory}${path.delimiter}${process.env.PATH}`, PREPARE: path.resolve('scripts/lib/prepare.mjs')},
  });
  expect(stdout).toContain('stopped its programs');
});
