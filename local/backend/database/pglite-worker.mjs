// Plain JavaScript, because the worker starts from this file both in tests and in the bundled program.
import {Blob} from 'node:buffer';
import {parentPort, workerData} from 'node:worker_threads';
import {PGlite} from '@electric-sql/pglite';
import {pgcrypto} from '@electric-sql/pglite/contrib/pgcrypto';
import {uuid_ossp} from '@electric-sql/pglite/contrib/uuid_ossp';
import {pgtap} from '@electric-sql/pglite-pgtap';

const {directory, snapshot} = workerData;
const database = await PGlite.create({
  ...(directory && {dataDir: directory}),
  ...(snapshot && {loadDataDir: new Blob([snapshot])}),
  extensions: {pgcrypto, uuid_ossp, pgtap},
});

const TASKS = {
  query: async ({sql, values}) => (await database.query(sql, values)).rows,
  script: async ({sql}) => void (await database.exec(sql)),
  listen: async ({channel}) => void (await database.listen(channel, () => parentPort.postMessage({notified: channel}))),
  snapshot: async () => new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()),
  close: () => database.close(),
};

const toPlainError = ({message, code, detail, hint}) => ({message, code, detail, hint});

async function runTask(task) {
  try {
    parentPort.postMessage({id: task.id, result: await TASKS[task.kind](task)});
  } catch (error) {
    parentPort.postMessage({id: task.id, error: toPlainError(error)});
  }
}

parentPort.on('message', (task) => void runTask(task));
parentPort.postMessage({ready: true});
