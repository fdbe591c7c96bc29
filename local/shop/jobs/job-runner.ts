import {cancelOrder} from '../orders/refund-order';
import type {ShopContext} from '../state';
import {processFile} from '../catalog/process-file';
import {moveMedia, processMedia} from '../catalog/media-changes';
import {changeCollection} from './change-collection';
import type {JobTask} from './job-record';

/** Long enough that the response of the mutation is sent first, so that a client must wait for the job. */
const DELAY_MS = 50;

interface JobRunner {
  /** Runs the waiting jobs soon, if there are any. */
  wake(): void;
  stop(): void;
}

function runTask(task: JobTask, context: ShopContext): void {
  const {state} = context;
  switch (task.kind) {
    case 'process-file':
      return processFile(state, task.number, task.failure ?? null);
    case 'process-media':
      return processMedia(state, task.number, task.failure);
    case 'reorder-media':
      return moveMedia(state, task.product, task.moves);
    case 'cancel-order': {
      const order = state.data.orders.find(({number}) => number === task.orderNumber);
      if (order && !order.cancelledAt) cancelOrder(order, task, context);
      return;
    }
    case 'add-to-collection':
    case 'remove-from-collection':
    case 'reorder-collection':
      return changeCollection(state, task);
  }
}

/** Creates the runner of a shop's jobs. A reset forgets the waiting ones, a restart does not. */
export function createJobRunner(context: ShopContext): JobRunner {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  function run(): void {
    timer = null;
    const waiting = (context.state.data.jobs ?? []).filter(({done}) => !done);
    for (const job of waiting) {
      job.done = true;
      runTask(job.task, context);
    }
    if (waiting.length > 0) context.state.changed({isDurable: true});
  }

  return {
    wake() {
      const isWaiting = context.state.data.jobs?.some(({done}) => !done) ?? false;
      if (isWaiting && !isStopped) timer ??= setTimeout(run, DELAY_MS);
    },
    stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}
