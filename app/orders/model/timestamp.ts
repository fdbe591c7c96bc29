import {z} from 'zod';

/** An ISO 8601 timestamp that Postgres can parse: it rejects year 0 and offsets beyond 15:59. */
export const TimestampSchema = z.iso
  .datetime({offset: true})
  .regex(/^(?:19|20|21)\d\d-.*(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/);
