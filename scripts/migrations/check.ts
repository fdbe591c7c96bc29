import {readFileSync} from 'node:fs';
import {reportFindings, type Finding} from '../lib/findings';
import {runCommand} from '../lib/run-command';
import {readShape} from './database-shape';
import {findBreaks} from './find-breaks';
import {readRunningVersion, TYPES_FILE} from './read-version';

/* `npm run migrations:check -- <commit>`: says what the version that runs would miss after the migrations of this one. */
const [version = 'origin/main'] = process.argv.slice(2);

function findFindings(): readonly Finding[] {
  const running = readRunningVersion(version);
  const breaks = findBreaks(readShape(running.types), readShape(readFileSync(TYPES_FILE, 'utf8')), running.isUsed);
  return [
    ...breaks.map((message): Finding => ({level: 'problem', area: `The version ${version}`, message})),
    ...running.changedMigrations.map((area): Finding => ({
      level: 'problem',
      area,
      message: 'was changed after it was pushed',
    })),
  ];
}

await runCommand(() =>
  reportFindings(() => Promise.resolve(findFindings()), {
    isJson: false,
    print: (line) => console.log(line),
    subject: `The database for both this version and ${version}`,
  }),
);
