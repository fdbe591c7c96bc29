import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../../supabase');
/** Files that git ignores, so a fresh clone has none of them. */
const IGNORED = ['.branches', '.temp', 'signing_keys.json'];

export interface CliResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The Supabase CLI in a copy of the project. */
export interface SupabaseCli {
  run(...args: readonly string[]): Promise<CliResult>;
  remove(): void;
}

/** Returns the path of the CLI, or null on a platform that it does not support. */
export function findSupabaseCli(): string | null {
  try {
    const wrapper = createRequire(import.meta.url).resolve('supabase-cli/package.json');
    return createRequire(wrapper).resolve('@supabase/cli-linux-x64/bin/supabase');
  } catch {
    return null;
  }
}

/** Copies `supabase/` as in a fresh clone; remove the copy after the tests. */
export function createSupabaseCli(program: string): SupabaseCli {
  const folder = mkdtempSync(path.join(tmpdir(), 'supabase-cli-'));
  cpSync(PROJECT, path.join(folder, 'supabase'), {
    recursive: true,
    filter: (source) => !IGNORED.includes(path.basename(source)),
  });
  const env = {PATH: process.env.PATH, HOME: folder, NO_COLOR: '1', SUPABASE_TELEMETRY_DISABLED: '1'};
  return {
    async run(...args) {
      const child = spawn(program, args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']});
      let [stdout, stderr] = ['', ''];
      child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
      child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
      const [code] = (await once(child, 'close')) as [number | null];
      return {code: code ?? 1, stdout, stderr};
    },
    remove: () => rmSync(folder, {recursive: true}),
  };
}
