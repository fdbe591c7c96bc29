import {spawn, type ChildProcess} from 'node:child_process';

const started: {readonly child: ChildProcess; readonly ended: Promise<unknown>}[] = [];

/** Ends every launcher that is still running. */
export async function stopLaunched(): Promise<void> {
  // SIGKILL would leave the child processes of the launcher running.
  for (const {child, ended} of started.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Runs the launcher of `npm start` and collects its output. */
export function launch(env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn('node', ['scripts/start.mjs', ...args], {
    env: {...process.env, NODE_ENV: 'development', ...env},
  });
  let output = '';
  const listeners = new Set<() => void>();
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  started.push({child, ended});
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && resolve();
      listeners.add(check);
      check();
      void ended.then(() => reject(new Error(`ended without saying "${text}":\n${output}`)));
    });
  return {child, ended, prints, output: () => output};
}
