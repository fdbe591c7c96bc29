import {z} from 'zod';

/** A moment in ISO 8601, as far as Postgres can read it: it has no year 0 and no offset beyond 15:59. */
export const TimestampSchema = z.iso
  .datetime({offset: true})
  .regex(/^(?:19|20|21)\d\d-.*(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/);
