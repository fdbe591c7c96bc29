import {freePort} from './stack';
import {startPostgres} from './postgres-cluster';

/** Runs once before the backend's tests on Postgres: test workers find the server by the environment. */
export async function setup(): Promise<() => Promise<void>> {
  const {url, stop} = await startPostgres(await freePort());
  process.env.TEST_TEMPLATE_URL = url;
  return stop;
}
