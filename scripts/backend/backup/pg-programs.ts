import {spawn} from 'node:child_process';
import path from 'node:path';
import {CommandError} from '../../lib/command-error';
import {needsEncryption} from './connect';

export type PgProgram = 'pg_dump' | 'pg_restore' | 'psql';

const PROGRAMS: readonly PgProgram[] = ['pg_dump', 'pg_restore', 'psql'];
const HELP = `Install the client programs of Postgres 17: 'apt install postgresql-client-17' with the packages of
  apt.postgresql.org, or 'brew install libpq'; PG_BIN names their folder if it is not in PATH.`;

/** Postgres's own programs for backups. */
export interface PgPrograms {
  /** @param database connects to it; absent for a program that only reads a file @throws CommandError with its last lines */
  run(program: PgProgram, args: readonly string[], database?: string): Promise<void>;
}

/** How libpq connects to a database. The password is no argument, because other users of the machine can list these. */
function toConnection(database: string): {readonly args: readonly string[]; readonly env: Record<string, string>} {
  const url = new URL(database);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    args: [`--dbname=${url.href}`],
    env: {...(password && {PGPASSWORD: password}), ...(needsEncryption(database) && {PGSSLMODE: 'require'})},
  };
}

interface Run {
  readonly code: number;
  readonly output: string;
  readonly problems: string;
}

function wait(child: ReturnType<typeof spawn>): Promise<Run> {
  return new Promise((resolve) => {
    let [output, problems] = ['', ''];
    child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (problems += text.toString()));
    child.on('error', ({message}) => resolve({code: 127, output, problems: message}));
    child.on('close', (code) => resolve({code: code ?? 1, output, problems}));
  });
}

const LAST_LINES = 5;

/** @param env `PATH` and `PG_BIN`, the folder of the programs */
function locate(env: Readonly<Record<string, string | undefined>>, program: string): string {
  return env.PG_BIN ? path.join(env.PG_BIN, program) : program;
}

/**
 * Finds the programs.
 * @param serverMajor the version of the server: older programs refuse it
 * @throws CommandError if one is missing or older than the server
 */
export async function findPgPrograms(
  env: Readonly<Record<string, string | undefined>>,
  serverMajor: number,
): Promise<PgPrograms> {
  for (const program of PROGRAMS) {
    const {code, output} = await wait(spawn(locate(env, program), ['--version'], {stdio: ['ignore', 'pipe', 'pipe']}));
    const major = Number(/ (\d+)/.exec(output)?.[1]);
    if (code !== 0 || Number.isNaN(major)) throw new CommandError(`${program} is not installed.`, HELP);
    if (major < serverMajor)
      throw new CommandError(`${program} is of version ${major}, but the server of ${serverMajor}.`, HELP);
  }
  return {
    async run(program, args, database) {
      const connection = database === undefined ? {args: [], env: {}} : toConnection(database);
      const child = spawn(locate(env, program), [...args, ...connection.args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {...process.env, ...connection.env},
      });
      const {code, problems} = await wait(child);
      if (code === 0) return;
      const lines = problems.trim().split('\n').slice(-LAST_LINES).join('\n  ');
      throw new CommandError(
        `${program} failed with code ${code}:\n  ${lines}`,
        'Repair what it names, and run again.',
      );
    },
  };
}
