import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {Health} from '~/core/health';
import type {AppContext} from '~/platform/context.server';
import {requireAdmin} from '../access/require-admin.server';
import {findTotals} from './find-totals.server';

/** Loads the overview. @param findHealth checks the services the shop depends on */
export async function loadOverview(
  {context, request}: LoaderFunctionArgs,
  findHealth: (context: AppContext) => Promise<Health>,
) {
  await requireAdmin(context, request);
  return {totals: await findTotals(context, findHealth(context))};
}
