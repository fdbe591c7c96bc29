import {CommandError} from './command-error';

const FAILED = 2;

/** Runs a command to its exit code. What it cannot do it says in two lines, without a stack. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(`✗ ${error.message}\n  ${error.help}`);
    process.exitCode = FAILED;
  }
}
