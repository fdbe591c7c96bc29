import {z} from 'zod';

/** A cursor as the shop writes them. Anything else leads to the first page. */
export const CursorParam = z
  .string()
  .regex(/^[\w+/=-]{1,512}$/)
  .nullable()
  .catch(null);
