import {z} from 'zod';

export const PackingLeaseSchema = z.object({
  is_own: z.boolean(),
  first_name: z.string().nullable(),
  since: z.string(),
});

export type PackingLease = z.infer<typeof PackingLeaseSchema>;

const MINUTE_MS = 60_000;

/** Says who is packing an order: `Ada is packing this, since 2 min`. */
export function packingText({is_own: isOwn, first_name: name, since}: PackingLease, now: Date): string {
  const minutes = Math.max(1, Math.round((now.getTime() - Date.parse(since)) / MINUTE_MS));
  const who = isOwn ? 'You are' : `${name ?? 'Another person'} is`;
  return `${who} packing this, since ${minutes} min`;
}
