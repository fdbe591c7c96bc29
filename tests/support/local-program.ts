import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TSX = createRequire(import.meta.url).resolve('tsx');

type Env = Readonly<Record<string, string>>;

/**
 * Runs a local service in separate processes. Each test has a folder for its data; processes that still run at the end
 * of a test are killed.
 * @param name the folder of its `main.ts`, and its name in the line that prints its origin
 */
export function useLocalProgram(name: 'shop' | 'backend') {
  const test = {directory: '', started: [] as ChildProcess[]};

  beforeEach(() => {
    test.directory = mkdtempSync(path.join(tmpdir(), `${name}-`));
    test.started = [];
  });
  afterEach(async () => {
    for (const child of test.started) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(test.directory, {recursive: true});
  });

  return {
    directory: () => test.directory,
    start(env: Env = {}) {
      const child = spawn(process.execPath, ['--import', TSX, `local/${name}/main.ts`], {
        cwd: ROOT,
        env: {PATH: process.env.PATH, PORT: '0', LOCAL_DIR: test.directory, ...env},
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      test.started.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => (output += text.toString()));
      return {
        child,
        output: () => output,
        exitCode: async () => child.exitCode ?? ((await once(child, 'exit'))[0] as number | null),
        origin: async () => {
          const printedOrigin = () => new RegExp(`^local ${name} (\\S+)\\n`, 'm').exec(output)?.[1];
          while (!printedOrigin()) await once(child.stdout, 'data');
          return printedOrigin() ?? '';
        },
      };
    },
  };
}
