import type {AppContext} from '../context.server';
import {BackendUnavailable} from './backend.server';

/** Returns the result of a database operation, or null if the database is unavailable, which is reported. */
export async function nullIfUnavailable<Value>(
  {report}: Pick<AppContext, 'report'>,
  work: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return null;
  }
}
