import type {AppContext} from '../context.server';
import {BackendUnavailable} from './backend.server';

/** @returns what the database came to; null where it does not answer, which is reported */
export async function unlessDown<Value>(
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
