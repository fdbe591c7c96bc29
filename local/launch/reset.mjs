import {rmSync} from 'node:fs';
import {done} from './lib/say.mjs';

rmSync('.local', {recursive: true, force: true});
done(
  'Carts, orders, customers, mails and rendered pictures of the local shop are gone; the next start is a fresh one.',
);
