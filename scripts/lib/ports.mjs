import {readdirSync, readFileSync, readlinkSync} from 'node:fs';
import {createServer} from 'node:net';
import {printStep, exitWithError} from './print.mjs';

const TRIES = 20;
const LISTENING = '0A';

const HOSTS = ['127.0.0.1', '::1'];

const isFreeOn = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

async function isFree(port) {
  for (const host of HOSTS) if (!(await isFreeOn(port, host))) return false;
  return true;
}

/** Returns the process that listens on a port, such as `node (pid 123)`, or null if the system does not report it. */
export function findPortOwner(port) {
  try {
    const hex = port.toString(16).toUpperCase().padStart(4, '0');
    const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    const row = rows
      .map((line) => line.trim().split(/\s+/))
      .find((cells) => cells[1]?.endsWith(`:${hex}`) && cells[3] === LISTENING);
    const pid =
      row && readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holdsSocket(entry, `socket:[${row[9]}]`));
    return pid ? `${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()} (pid ${pid})` : null;
  } catch {
    return null;
  }
}

function holdsSocket(pid, socket) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === socket);
  } catch {
    return false;
  }
}

/**
 * Finds a port to listen on. A requested port must be free; a default is replaced by the next free one.
 * @param name the service, for messages
 * @param preferred the default port
 * @param requested the port from the environment, if any
 */
export async function findPort(name, preferred, requested) {
  const wanted = requested ? Number(requested) : preferred;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65_535)
    exitWithError(`${requested} is not a valid port for the ${name}`);
  if (await isFree(wanted)) return wanted;
  const holder = findPortOwner(wanted) ?? 'another program';
  if (requested)
    exitWithError(`Port ${wanted}, requested for the ${name}, is in use by ${holder}. Stop it or choose another port.`);
  for (let port = wanted + 1; port <= wanted + TRIES; port += 1) {
    if (!(await isFree(port))) continue;
    printStep(`Port ${wanted} is in use by ${holder}: the ${name} uses ${port} instead`);
    return port;
  }
  return exitWithError(
    `No free port from ${wanted} to ${wanted + TRIES} for the ${name}; ${wanted} is in use by ${holder}`,
  );
}
