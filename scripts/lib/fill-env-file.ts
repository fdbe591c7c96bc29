import {chmodSync, existsSync, readFileSync, writeFileSync} from 'node:fs';

const OWNER_ONLY = 0o600;

/**
 * Puts values into an env file: into the empty lines of their names, or at its end. A value that is there stays.
 * @throws Error if a value cannot be quoted
 */
export function fillEnvFile(file: string, settings: Readonly<Record<string, string>>): void {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').replace(/\n$/, '').split('\n') : [];
  for (const [name, value] of Object.entries(settings)) {
    if (/['\n]/.test(value)) throw new Error(`The value of ${name} contains a quote or a line break.`);
    const line = `${name}='${value}'`;
    const index = lines.findIndex((each) => new RegExp(`^\\s*${name}\\s*=`).test(each));
    if (index === -1) lines.push(line);
    else if (/=\s*(?:""|'')?\s*$/.test(lines[index] ?? '')) lines[index] = line;
  }
  writeFileSync(file, `${lines.join('\n')}\n`, {mode: OWNER_ONLY});
  // The mode above is that of a new file only.
  chmodSync(file, OWNER_ONLY);
}
