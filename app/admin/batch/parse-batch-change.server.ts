import {z} from 'zod';
import {HOLD_REASONS} from '~/orders/model/hold-reasons';
import type {BatchAction, BatchChange} from './batch-change';

const HoldDetailsSchema = z.object({reason: z.enum(HOLD_REASONS), notes: z.string()});

const DetailsSchemas = {
  hold: HoldDetailsSchema.transform((details): BatchChange => ({kind: 'hold', ...details})),
  release: z.object({only: HoldDetailsSchema.nullable()}).transform(({only}): BatchChange => ({kind: 'release', only})),
  'add-tag': z.object({tag: z.string()}).transform(({tag}): BatchChange => ({kind: 'add-tag', tag})),
  'remove-tag': z.object({tag: z.string()}).transform(({tag}): BatchChange => ({kind: 'remove-tag', tag})),
} as const;

/** Parses a stored change. */
export const parseBatchChange = (action: BatchAction, details: unknown): BatchChange =>
  DetailsSchemas[action].parse(details);
