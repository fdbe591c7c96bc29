import {z} from 'zod';
import {toSearchedText} from '~/core/searched-text';
import {AUDIT_OUTCOMES, SERVER_ACTOR, type AuditRequest} from './audit-request';

const MAX_LENGTH = 200;

const text = z
  .string()
  .max(MAX_LENGTH)
  .transform((typed) => toSearchedText(typed, MAX_LENGTH))
  .catch('');
/** The database cannot compare with days outside of four-digit years. */
const day = z.iso
  .date()
  .refine((text) => text > '1970' && text < '9999')
  .catch('');

const RequestSchema = z.object({
  actor: z.union([z.uuid(), z.literal(SERVER_ACTOR)]).catch('' as never),
  action: text,
  target: text,
  order: text,
  outcome: z.enum(AUDIT_OUTCOMES).catch('' as never),
  from: day,
  to: day,
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable().catch(null),
});

/** Parses the query of the audit log; anything invalid counts as missing. */
export const parseAuditRequest = (params: URLSearchParams): AuditRequest =>
  RequestSchema.parse(Object.fromEntries(params));
