import {checkNode, installPackages} from './prepare.mjs';

/**
 * Runs a command that is written in TypeScript, with the arguments of this process, and exits with its code.
 * @param readEnv returns the variables that the command gets beside those of the environment
 */
export async function runScript(file, readEnv) {
  checkNode();
  await installPackages();
  const localEnv = await import('./local-env.mjs');
  const {run, stopOnSignals} = await import('./processes.mjs');
  stopOnSignals();
  const {code} = await run('tsx', [file, ...process.argv.slice(2)], {env: readEnv(localEnv)});
  process.exitCode = code;
}
