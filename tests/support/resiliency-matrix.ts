import type {FaultInput} from '../../local/kit/faults/fault-plan';

/** The parts of the shop that a fault may reach, in the order of the columns of the matrix. */
export const RESILIENCY_COLUMNS = [
  'pages',
  'add to cart',
  'checkout',
  'sign in',
  'orders page',
  'admin',
  'webhooks',
] as const;

export type ResiliencyColumn = (typeof RESILIENCY_COLUMNS)[number];

/** What a visitor sees in a part of the shop. */
export type ResiliencyOutcome =
  | 'ok'
  | '503 page'
  | 'cart kept'
  | 'open link'
  | 'message'
  | 'portal link'
  | 'denied'
  | '503 in 4 s';

/** A row of the matrix: a dependency that is slow or down. */
export interface ResiliencyRow {
  readonly dependency: string;
  readonly state: 'slow' | 'down';
  /** Whether the isolate has pages in its cache. */
  readonly isWarm: boolean;
  readonly target: 'shop' | 'backend';
  readonly paths: readonly string[];
  /** One outcome for each column. */
  readonly cells: readonly ResiliencyOutcome[];
}

const STOREFRONT = {target: 'shop', paths: ['/api/*']} as const;
const ADMIN = {dependency: 'Admin API', target: 'shop', paths: ['/admin/*'], isWarm: true} as const;
const CUSTOMERS = {
  dependency: 'Customer Account API',
  target: 'shop',
  paths: ['/.well-known/*', '/authentication/*', '/customer/*'],
  isWarm: true,
} as const;
const DATABASE = {dependency: 'Supabase database', target: 'backend', paths: ['/rest/*'], isWarm: true} as const;
const AUTH = {dependency: 'Supabase Auth', target: 'backend', paths: ['/auth/v1/*'], isWarm: true} as const;
const REALTIME = {dependency: 'Realtime', target: 'backend', paths: ['/realtime/*'], isWarm: true} as const;

const WITHOUT_CARTS = ['cart kept', 'open link', 'message', 'ok', 'ok', 'ok'] as const;
const UNAFFECTED = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'] as const;

/** Every row of the matrix whose cells the worker answers for. */
export const RESILIENCY_MATRIX: readonly ResiliencyRow[] = (['slow', 'down'] as const).flatMap(
  (state): readonly ResiliencyRow[] => [
    {dependency: 'Storefront API, warm', ...STOREFRONT, isWarm: true, state, cells: ['ok', ...WITHOUT_CARTS]},
    {dependency: 'Storefront API, cold', ...STOREFRONT, isWarm: false, state, cells: ['503 page', ...WITHOUT_CARTS]},
    {...CUSTOMERS, state, cells: UNAFFECTED},
    {...ADMIN, state, cells: ['ok', 'ok', 'ok', 'ok', 'ok', 'message', 'ok']},
    {
      ...DATABASE,
      state,
      cells: ['ok', 'ok', 'ok', 'message', 'portal link', 'denied', '503 in 4 s'],
    },
    {...AUTH, state, cells: UNAFFECTED},
    {...REALTIME, state, cells: UNAFFECTED},
  ],
);

/** Returns the faults of a row: slow is slower than every deadline. */
export const faultsOf = ({state, paths}: ResiliencyRow): readonly FaultInput[] =>
  paths.map((path) => (state === 'slow' ? {path, mode: 'delay', ms: 10_000} : {path, mode: 'status', status: 503}));
