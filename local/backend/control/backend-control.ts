import {
  handleControlRequest,
  memoryMb,
  noContent,
  observationEndpoints,
  type ControlEndpoints,
  type ObservedRequests,
} from '../../kit/control-endpoints';
import type {FaultMode} from '../../kit/faults/fault-plan';
import type {BackendContext} from '../context';
import type {Hub} from '../realtime/hub';
import {readState} from './read-state';

interface BackendControlContext extends ObservedRequests {
  readonly context: BackendContext;
  readonly hub: Hub;
}

/** Fault modes that only apply to GraphQL. */
const GRAPHQL_FAULTS: ReadonlySet<FaultMode> = new Set<FaultMode>(['partial', 'throttle', 'version']);

async function reset({context, log, faults}: BackendControlContext): Promise<Response> {
  await context.database.reset();
  log.clear();
  faults.clear();
  return noContent();
}

const health = () => Response.json({ok: true, backend: 'Supabase, emulated', memoryMb: memoryMb()});

const ENDPOINTS: ControlEndpoints<BackendControlContext> = {
  ...observationEndpoints((mode) => !GRAPHQL_FAULTS.has(mode)),
  '/__health': {GET: health},
  '/__state': {GET: async ({context, hub}) => Response.json(await readState(context.database, hub))},
  '/__reset': {POST: reset},
};

/** Handles the control endpoints of the local backend; returns null for every other path. */
export const handleBackendControl = (request: Request, control: BackendControlContext): Promise<Response | null> =>
  handleControlRequest(request, ENDPOINTS, control, control.context.config.origin);
