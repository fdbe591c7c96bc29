import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {JobRecord} from '../jobs/job-record';
import type {ShopContext} from '../state';

export const toAdminJob = ({id, done}: JobRecord) => ({
  __typename: 'Job' as const,
  id: gid('Job', id),
  done,
  query: {},
});

export const jobResolvers: ResolverMap = {
  QueryRoot: {
    job(_root: unknown, {id}: {id: string}, {state}: ShopContext) {
      const job = state.data.jobs?.find((each) => gid('Job', each.id) === id);
      return job ? toAdminJob(job) : null;
    },
  },
};
