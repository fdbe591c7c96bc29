import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findLatestImports} from './find-latest-imports.server';
import {importPath} from './load-import.server';

/** Loads the newest import whose rows were checked and none sent; null without one, or while the database is unavailable. */
export async function loadUnsentImport({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const latest = await findLatestImports(context, userId);
  const unsent = latest?.find(({unsentRows, isApproved}) => unsentRows > 0 && !isApproved);
  return unsent ? {path: importPath(unsent.id), rows: unsent.unsentRows} : null;
}
