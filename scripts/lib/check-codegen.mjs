import {readFileSync} from 'node:fs';
import {run} from './processes.mjs';

const FILES = ['storefrontapi.generated.d.ts', 'customer-accountapi.generated.d.ts'];
const readFiles = () => FILES.map((file) => readFileSync(file, 'utf8'));

// Regenerates the types and fails if a committed file does not match the GraphQL documents.
const before = readFiles();
const generated = await run('npm', ['run', '--silent', 'codegen'], {quiet: true});
if (generated.code !== 0) {
  console.error(generated.output);
  process.exit(1);
}
const after = readFiles();
const drifted = FILES.filter((_, index) => before[index] !== after[index]);
if (drifted.length > 0) {
  console.error(`Out of date, now regenerated: ${drifted.join(', ')}. Commit them.`);
  process.exit(1);
}
