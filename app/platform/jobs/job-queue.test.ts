import {describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {BackendUnavailable, type Backend} from '../supabase/backend.server';
import {claimJobs, runJob} from './job-queue.server';

const ROW = {id: 'job', key: 'gid://shopify/Product/1', lease: 'lease', attempts: 1, details: {count: 3}};
const JOB = {id: 'job', key: ROW.key, lease: 'lease', details: {count: 3}};

function contextOf(rows: readonly object[] = []) {
  const call = vi.fn<(...args: readonly unknown[]) => Promise<unknown>>(async () => rows);
  return {backend: {call} as unknown as Backend, call, report: vi.fn()};
}

describe('claiming jobs', () => {
  const claim = {kind: 'rating', schema: z.object({count: z.int()}), limit: 5} as const;

  it('returns the jobs with their parsed details', async () => {
    const {backend, call} = contextOf([ROW]);
    expect(await claimJobs(backend, claim)).toEqual([JOB]);
    expect(call).toHaveBeenCalledWith('claim_jobs', {p_kind: 'rating', p_limit: 5});
  });

  it('claims a single job by its key', async () => {
    const {backend, call} = contextOf();
    expect(await claimJobs(backend, {...claim, key: ROW.key})).toEqual([]);
    expect(call).toHaveBeenCalledWith('claim_jobs', {p_kind: 'rating', p_limit: 5, p_key: ROW.key});
  });
});

describe('running a job', () => {
  it('completes a job whose handler returns', async () => {
    const {call, ...context} = contextOf();
    expect(await runJob(context, JOB, async () => undefined)).toBe(true);
    expect(call.mock.calls).toEqual([['complete_job', {p_lease: 'lease', p_result: {}}]]);
    expect(context.report).not.toHaveBeenCalled();
  });

  it('reports a failure, and records its reason', async () => {
    const {call, ...context} = contextOf();
    const error = new Error('Shopify responded with 500');
    expect(await runJob(context, JOB, () => Promise.reject(error))).toBe(false);
    expect(call.mock.calls).toEqual([
      ['fail_job', {p_lease: 'lease', p_error: 'Shopify responded with 500', p_result: {}}],
    ]);
    expect(context.report).toHaveBeenCalledWith(error);
  });

  it('leaves the job to another worker if the database fails', async () => {
    const {call, ...context} = contextOf();
    await expect(runJob(context, JOB, () => Promise.reject(new BackendUnavailable('down')))).rejects.toThrow('down');
    expect(call).not.toHaveBeenCalled();
  });
});
