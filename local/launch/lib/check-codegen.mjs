import {readFileSync} from 'node:fs';
import {run} from './processes.mjs';

const FILES = ['storefrontapi.generated.d.ts', 'customer-accountapi.generated.d.ts'];

// Regenerates the types and fails when a committed file was not what the documents say.
const before = FILES.map((file) => readFileSync(file, 'utf8'));
const generated = await run('graphql-codegen', ['--config', 'codegen.ts'], {quiet: true});
const formatted = await run('prettier', ['--log-level', 'warn', '--write', ...FILES], {quiet: true});
if (generated.code !== 0 || formatted.code !== 0) {
  console.error(generated.output, formatted.output);
  process.exit(1);
}
const drifted = FILES.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
if (drifted.length > 0) {
  console.error(`Out of date, and written anew: ${drifted.join(', ')}. Commit the result of npm run codegen.`);
  process.exit(1);
}
