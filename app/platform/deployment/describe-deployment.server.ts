import {clientAddress} from '../client-address.server';
import type {AppContext} from '../context.server';
import {backendOf, isLocalStore, type AppConfig} from '../env.server';
import {getKeyKind} from '../key-shapes';
import {HOST_BUYER_HEADERS, type DeploymentReport} from './deployment-report';

const KEYS = [
  'PUBLIC_STOREFRONT_API_TOKEN',
  'PRIVATE_STOREFRONT_API_TOKEN',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'PRIVATE_ADMIN_API_TOKEN',
  'SHOPIFY_ADMIN_CLIENT_SECRET',
] as const satisfies readonly (keyof AppConfig)[];
const SECRET_LISTS = ['SESSION_SECRETS', 'SHOPIFY_WEBHOOK_SECRETS', 'RECONCILE_SECRET'] as const;

type DeploymentContext = Pick<AppContext, 'backend' | 'config' | 'report'>;

/** Describes this deployment for `npm run deploy:check`. An outage of the database is part of the answer. */
export async function describeDeployment(context: DeploymentContext, request: Request): Promise<DeploymentReport> {
  const {config} = context;
  return {
    build: __BUILD_ID__,
    origin: config.PUBLIC_ORIGIN,
    isLocalStore: isLocalStore(config.PUBLIC_STORE_DOMAIN),
    keys: toRecord(KEYS, (name) => config[name] && getKeyKind(config[name])),
    secrets: toRecord(SECRET_LISTS, (name) => config[name]?.length),
    buyer: {
      header: config.BUYER_IP_HEADER,
      address: clientAddress(request, config),
      received: HOST_BUYER_HEADERS.filter((name) => request.headers.has(name)),
    },
    hasMail: config.MAIL_API_URL !== undefined,
    backend: backendOf(config) && (await findReconciliation(context)),
  };
}

function toRecord<Name extends string, Value>(
  names: readonly Name[],
  get: (name: Name) => Value | undefined | '' | 0,
): Record<string, Value> {
  return Object.fromEntries(names.flatMap((name) => (get(name) ? [[name, get(name) as Value]] : [])));
}

async function findReconciliation({backend, report}: DeploymentContext): Promise<DeploymentReport['backend']> {
  try {
    const [state] = await backend.call('find_backend_state', {});
    return {isAvailable: true, reconciledAt: state?.reconciled_at ?? null};
  } catch (error) {
    report(error, 'deployment report');
    return {isAvailable: false, reconciledAt: null};
  }
}
