import {rmSync} from 'node:fs';
import {printDone} from './lib/print.mjs';

rmSync('.local', {recursive: true, force: true});
printDone(
  'Deleted carts, orders, people, mails and rendered pictures of this machine; the next start begins with fresh data.',
);
