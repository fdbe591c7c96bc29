import {once} from 'node:events';
import {WebSocket} from 'ws';

interface HeapSnapshot {
  readonly snapshot: {readonly meta: {readonly node_fields: readonly string[]}};
  /** The fields of all nodes, one after the other. */
  readonly nodes: readonly number[];
}

interface DebuggerMessage {
  readonly id?: number;
  readonly method?: string;
  readonly params?: {readonly chunk?: string};
}

/**
 * Measures the memory of a worker that is in use, in megabytes. A snapshot collects garbage first, which the worker itself does
 * when it likes: the size of its process says little.
 * @param inspectorPort of the worker's debugger
 */
export async function measureHeapMb(inspectorPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const [target] = await response.json<readonly {readonly webSocketDebuggerUrl: string}[]>();
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  const {snapshot, nodes} = JSON.parse(await takeSnapshot(socket)) as HeapSnapshot;
  socket.close();
  const fields = snapshot.meta.node_fields;
  const sizeIndex = fields.indexOf('self_size');
  const bytes = nodes
    .filter((_value, index) => index % fields.length === sizeIndex)
    .reduce((sum, size) => sum + size, 0);
  return bytes / 1e6;
}

function takeSnapshot(socket: WebSocket): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const {id, method, params} = JSON.parse(String(data)) as DebuggerMessage;
      if (method === 'HeapProfiler.addHeapSnapshotChunk') text += params?.chunk ?? '';
      if (id === 1) resolve(text);
    });
    socket.send(JSON.stringify({id: 1, method: 'HeapProfiler.takeHeapSnapshot'}));
  });
}
