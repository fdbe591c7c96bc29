import type {ShopState} from '../state';
import type {JobRecord, JobTask} from './job-record';

const MAX_STORED = 100;

/** Stores a job, which runs soon after. */
export function startJob(state: ShopState, task: JobTask): JobRecord {
  const job: JobRecord = {id: crypto.randomUUID(), task, done: false};
  state.data.jobs = [...(state.data.jobs ?? []), job].slice(-MAX_STORED);
  state.changed({isDurable: true});
  return job;
}
