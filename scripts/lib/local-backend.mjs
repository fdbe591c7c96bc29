import {generateKeyPairSync, randomBytes, randomUUID} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {bundleProgram} from './bundle.mjs';
import {findPort} from './ports.mjs';
import {launch} from './processes.mjs';
import {printFailed} from './print.mjs';

const BACKEND_PORT = 54_321;
const OWNER_ONLY = 0o600;

function createKeys() {
  const {privateKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'});
  const signingKey = {...privateKey.export({format: 'jwk'}), alg: 'ES256', use: 'sig', kid: randomUUID()};
  return {
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${randomBytes(16).toString('base64url')}`,
    SUPABASE_SECRET_KEY: `sb_secret_${randomBytes(24).toString('base64url')}`,
    SUPABASE_JWT_SIGNING_KEY: JSON.stringify(signingKey),
  };
}

/** Returns the keys of the local Supabase, which are generated on the first start and valid only here. */
function readOrCreateKeys(folder) {
  const file = path.join(folder, 'project-keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const keys = createKeys();
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, JSON.stringify(keys), {mode: OWNER_ONLY});
  return keys;
}

/** Returns the data folder of the backend; a second backend on this machine has its own. */
function folderFor(port) {
  if (process.env.LOCAL_DIR) return path.join(process.env.LOCAL_DIR, 'backend');
  return port === BACKEND_PORT ? '.local/backend' : `.local/backend-${port}`;
}

async function run(env) {
  const program = await bundleProgram('local/backend/main.ts', 'backend', {inlinesPackages: true});
  const backend = launch('node', ['--enable-source-maps', program], {env});
  backend.on('close', (code) => {
    // The code is null if it was stopped from outside. The storefront continues: browsing and buying need no backend.
    if (code) printFailed(`The local backend stopped (exit code ${code}): signing in fails until the next start.`);
  });
}

/**
 * Starts the local backend unless the settings name a hosted one or a real store, without waiting for it: shoppers can
 * browse before it is ready.
 * @returns its origin or null, and the storefront's settings for it
 */
export async function startBackend(settings, storefrontOrigin) {
  if (settings.SUPABASE_URL || settings.PUBLIC_STORE_DOMAIN) return {backendOrigin: null, env: {}};
  const port = await findPort('local backend', BACKEND_PORT, process.env.BACKEND_PORT);
  const backendOrigin = `http://localhost:${port}`;
  const folder = folderFor(port);
  const keys = {...readOrCreateKeys(folder), GOOGLE_CLIENT_ID: 'fusion-tiffin.apps.googleusercontent.localhost'};
  run({...keys, PORT: String(port), STOREFRONT_ORIGIN: storefrontOrigin, LOCAL_DIR: folder}).catch((error) =>
    printFailed(`The local backend failed to start: ${error.message}`),
  );
  return {backendOrigin, env: {...keys, SUPABASE_URL: backendOrigin, GOOGLE_ORIGIN: backendOrigin}};
}
