import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import type {RunCli} from './project';

/** The version that the tests run. */
const PACKAGE = 'supabase@3.1.0';

/** Returns the installed CLI, which only some platforms have, or npx. */
function findCli(): readonly [command: string, ...args: string[]] {
  try {
    const wrapper = createRequire(import.meta.url).resolve('supabase-cli/package.json');
    return [createRequire(wrapper).resolve('@supabase/cli-linux-x64/bin/supabase')];
  } catch {
    return ['npx', '--yes', PACKAGE];
  }
}

/** Runs Supabase's own CLI in this project, and waits for its end. */
export const runSupabaseCli: RunCli = (args) => {
  const [command, ...first] = findCli();
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], {
      env: {...process.env, NO_COLOR: '1', SUPABASE_TELEMETRY_DISABLED: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', ({message}) => resolve({code: 1, output: message}));
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
};
