import {readFileSync, writeFileSync} from 'node:fs';
import {format} from 'prettier';
import {run} from './processes.mjs';

const FILES = ['storefrontapi.generated.d.ts', 'customer-accountapi.generated.d.ts'];

/** Hydrogen's command line and the plain generator break lines differently; only what they say counts. */
const meaningOf = (source) => format(source, {parser: 'typescript'});

// Regenerates the types and fails when a committed file was not what the documents say.
const before = FILES.map((file) => readFileSync(file, 'utf8'));
const generated = await run('graphql-codegen', ['--config', 'codegen.ts'], {quiet: true});
if (generated.code !== 0) {
  console.error(generated.output);
  process.exit(1);
}
const drifted = [];
for (const [index, file] of FILES.entries()) {
  const isSame = (await meaningOf(readFileSync(file, 'utf8'))) === (await meaningOf(before[index]));
  if (isSame) writeFileSync(file, before[index]);
  else drifted.push(file);
}
if (drifted.length > 0) {
  console.error(`Out of date, and written anew: ${drifted.join(', ')}. Commit the result of npm run codegen.`);
  process.exit(1);
}
