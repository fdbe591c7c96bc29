import {z} from 'zod';
import type {AppConfig} from '~/platform/env.server';
import type {AdminClient} from '../admin-client';
import type {StoreFacts} from '../preflight';
import {DeniedError} from '../store-error';
import {CHECKED_NAMES_QUERY} from './check.admin.gql';
import type {Finding} from './finding';

const AREA = 'Protected customer data';

/** Plans on which an app that was created in the Shopify admin gets no names and addresses. */
const LOW_PLANS = ['Basic', 'Starter'];

/** Checks whether the app gets the names and addresses of customers, which orders and sign-in with Google need. */
export async function checkPersonalData(
  admin: AdminClient,
  {plan}: StoreFacts,
  {PRIVATE_ADMIN_API_TOKEN: fixedToken}: AppConfig,
): Promise<Finding[]> {
  try {
    await admin.request(CHECKED_NAMES_QUERY, {}, z.unknown());
  } catch (error) {
    if (!(error instanceof DeniedError)) throw error;
    // A missing scope is found elsewhere.
    if (!error.message.includes('not approved')) return [];
    const message = 'the app gets no names and addresses of customers: request them in the Dev Dashboard';
    return [{level: 'problem', area: AREA, message}];
  }
  if (!fixedToken || !LOW_PLANS.includes(plan)) return [];
  const message = `on the plan ${plan} an app that was created in the Shopify admin gets no names and addresses`;
  return [{level: 'warning', area: AREA, message}];
}
