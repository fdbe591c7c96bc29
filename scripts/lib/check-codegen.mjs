import {readFileSync, writeFileSync} from 'node:fs';
import {format} from 'oxfmt';
import {run} from './processes.mjs';

const FILES = ['storefrontapi.generated.d.ts', 'customer-accountapi.generated.d.ts'];

/** Formats a source, because the Hydrogen CLI and the plain generator break lines differently. */
const normalize = async (source) => (await format('types.d.ts', source)).code;

// Regenerates the types and fails if a committed file does not match the GraphQL documents.
const before = FILES.map((file) => readFileSync(file, 'utf8'));
const generated = await run('graphql-codegen', ['--config', 'codegen.ts'], {quiet: true});
if (generated.code !== 0) {
  console.error(generated.output);
  process.exit(1);
}
const drifted = [];
for (const [index, file] of FILES.entries()) {
  const isSame = (await normalize(readFileSync(file, 'utf8'))) === (await normalize(before[index]));
  if (isSame) writeFileSync(file, before[index]);
  else drifted.push(file);
}
if (drifted.length > 0) {
  console.error(`Out of date, now regenerated: ${drifted.join(', ')}. Commit the result of npm run codegen.`);
  process.exit(1);
}
