import type {BackendContext} from '../context';
import type {Caller} from '../identify-caller';
import {NotEmulatedError} from '../not-emulated';
import {callFunction} from './call-function';
import type {Catalog} from './catalog';
import {readRows} from './read-rows';
import {readRestCall} from './rest-call';
import {restProblemResponse, toRestProblem} from './rest-problem';
import {writeRows} from './write-rows';

async function routeCall(
  request: Request,
  caller: Caller,
  context: BackendContext,
  catalog: Catalog,
): Promise<Response> {
  const [first = '', second, ...rest] = new URL(request.url).pathname.split('/').slice(3).map(decodeURIComponent);
  if (first === '' || rest.length > 0) throw new NotEmulatedError('the description of the whole REST interface');
  const call = await readRestCall(request, caller, context, catalog);
  if (first === 'rpc' && second) return callFunction(call, context.database, second);
  const handle = call.method === 'GET' || call.method === 'HEAD' ? readRows : writeRows;
  return handle(call, context.database, first);
}

/** Handles requests under `/rest/v1` with the role of the caller, so row level security applies. */
export async function handleRest(
  request: Request,
  caller: Caller,
  context: BackendContext,
  catalog: Catalog,
): Promise<Response> {
  try {
    return await routeCall(request, caller, context, catalog);
  } catch (error) {
    const problem = toRestProblem(error, caller.role);
    if (!problem) throw error;
    return restProblemResponse(problem);
  }
}
